import type { Page } from 'playwright';
import { settled } from '#storybook/settled.ts';
import { openStorybook } from '../openStorybook.ts';
import { caseOf, type Outcome } from '../testing/outcome.ts';
import { englishTexts } from './english.ts';
import { scan } from './scan.ts';

const widths = [1280, 390];
const texts = englishTexts();
const opened = '[role=dialog], [role=alertdialog], [role=menu], [role=listbox]';

/** Shows a story in the pseudo-language and waits until the page has not changed for some frames. */
async function show(page: Page, address: string, id: string): Promise<void> {
  const globals = 'theme:light;language:pseudo;a11y.manual:!true';
  await page.goto(`${address}iframe.html?viewMode=story&id=${id}&globals=${globals}`);
  await page.locator('#storybook-root > *').first().waitFor();
  await page.evaluate(settled);
}

/** The faults of the current page. */
async function faults(page: Page, where: string): Promise<string[]> {
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
async function behindButtons(page: Page, address: string, id: string): Promise<string[]> {
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
    await page.evaluate(settled);
    if ((await page.locator(opened).count()) > 0)
      found.push(...(await faults(page, `behind “${name}”`)));
    await show(page, address, id);
  }
  return found;
}

interface Options {
  /** Part of a story's id; limits the stories. */
  readonly only: string | undefined;
  readonly say: (line: string) => void;
}

/** Text settings of a person, as WCAG 1.4.4 and 1.4.12 name them, and the narrowest window. */
const settings = [
  { name: 'at 320', width: 320, css: ':root {}' },
  { name: 'with 200 % text', width: 0, css: 'html { font-size: 200% !important; }' },
  {
    name: 'with text spacing',
    width: 0,
    css: '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }',
  },
] as const;

/** With each setting, nothing is cut off and the page does not scroll sideways. */
async function inSettings(page: Page, usual: number): Promise<string[]> {
  const found: string[] = [];
  for (const { name, width, css } of settings) {
    await page.setViewportSize({ width: width || usual, height: 900 });
    const style = await page.addStyleTag({ content: css });
    await page.evaluate(settled);
    found.push(...(await faults(page, name)));
    const scrolls = await page.evaluate(
      () => document.documentElement.scrollWidth > document.documentElement.clientWidth + 1,
    );
    if (scrolls) found.push(`${name}: the page scrolls sideways`);
    await style.evaluate((element) => (element as Element).remove());
  }
  await page.setViewportSize({ width: usual, height: 900 });
  return found;
}

/** Every screen in a language longer than English, at both widths: no text is untranslated or cut off. Stories that play expect English. */
export async function proveLanguage({ only = '', say }: Options): Promise<Outcome[]> {
  await using book = await openStorybook(say);
  const { address, browser, entries } = book;
  const stories = entries
    .filter(
      ({ type, tags = [] }) =>
        type === 'story' && tags.includes('visual') && !tags.includes('play-fn'),
    )
    .map(({ id }) => id)
    .filter((id) => id.startsWith('screens-') && id.includes(only));
  const walk = async (width: number): Promise<Outcome[]> => {
    const viewport = { width, height: 900 };
    const page = await browser.newPage({ viewport, reducedMotion: 'reduce', locale: 'en-US' });
    const outcomes: Outcome[] = [];
    const check = async (id: string) => {
      await show(page, address, id);
      const found = await faults(page, 'page');
      if (id.endsWith('--ready')) {
        found.push(...(await inSettings(page, width)));
        await show(page, address, id);
        found.push(...(await behindButtons(page, address, id)));
      }
      if (found.length > 0) throw new Error(found.join('\n'));
    };
    for (const id of stories) outcomes.push(await caseOf(`${id} at ${width}`, () => check(id)));
    return outcomes;
  };
  return (await Promise.all(widths.map(walk))).flat();
}
