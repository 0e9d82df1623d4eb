import type { Page } from 'playwright';
import { openStorybook } from '../openStorybook.ts';
import type { Outcome } from '../testing/outcome.ts';
import { storiesIn } from '../visual/shots.ts';
import { englishTexts } from './english.ts';
import { scan } from './scan.ts';
import { openPage, settle, show } from './openPage.ts';

const widths = [1280, 390];
const texts = englishTexts();
const opened = '[role=dialog], [role=alertdialog], [role=menu], [role=listbox]';

/** The faults of the current page. */
async function faults(page: Page, where: string): Promise<string[]> {
  await settle(page);
  const { looked, untranslated, cut } = await page.evaluate(scan, texts);
  if (looked === 0) return [`${where}: shows no text at all`];
  return [
    ...untranslated.map((text) => `${where}: is not translated: ${text}`),
    ...cut.map((text) => `${where}: is cut: ${text}`),
  ];
}

/** Runs in the page: whether an element is visually hidden. */
const isUnseen = (element: Element): boolean => {
  for (let at: Element | null = element; at; at = at.parentElement)
    if (getComputedStyle(at).clipPath === 'inset(50%)') return true;
  return false;
};

/** Presses each button of a story once and checks every dialog, menu and list that opens. */
async function behindButtons(page: Page, id: string): Promise<string[]> {
  const found: string[] = [];
  const buttons = page.locator('#storybook-root button:visible:enabled');
  const seen = new Set<string>();
  const count = await buttons.count();
  for (let index = 0; index < count; index += 1) {
    const button = buttons.nth(index);
    // A column header that narrow tables keep for the keyboard and screen readers.
    if (await button.evaluate(isUnseen)) continue;
    const name = (await button.getAttribute('aria-label')) ?? (await button.innerText());
    // Row buttons differ only in the name of their row.
    const kind = name.replace(/(?<=⟦.{4}).*/su, '');
    if (seen.has(kind)) continue;
    seen.add(kind);
    await button.click({ timeout: 5_000 });
    await settle(page);
    if ((await page.locator(opened).count()) > 0)
      found.push(...(await faults(page, `behind “${name}”`)));
    await show(page, id);
    await settle(page);
  }
  return found;
}

interface Options {
  /** Part of a story's id; limits the stories. */
  readonly only: string | undefined;
  readonly say: (line: string) => void;
}

/** Every screen in a language longer than English, at both widths: no text is untranslated or cut off. */
export async function proveLanguage({ only, say }: Options): Promise<Outcome[]> {
  await using book = await openStorybook(say);
  const { address, browser, index } = book;
  const stories = storiesIn(index, only, 'visual').filter((id) => id.startsWith('screens-'));
  const walk = async (width: number): Promise<Outcome[]> => {
    const page = await openPage(browser, address, width, 'pseudo');
    const outcomes: Outcome[] = [];
    for (const id of stories) {
      const name = `${id} at ${width}`;
      try {
        await show(page, id);
        const found = await faults(page, 'page');
        if (id.endsWith('--ready')) found.push(...(await behindButtons(page, id)));
        outcomes.push(found.length === 0 ? { name } : { name, failure: found.join('\n') });
      } catch (error) {
        outcomes.push({ name, failure: String(error) });
      }
    }
    return outcomes;
  };
  return (await Promise.all(widths.map(walk))).flat();
}
