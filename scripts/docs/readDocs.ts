import { settled } from '#storybook/settled.ts';
import { openStorybook } from '../openStorybook.ts';
import type { Outcome } from '../testing/outcome.ts';
import { faultsOf, type Shown } from './faults.ts';

interface Options {
  /** Part of a page's id, to read some only. */
  readonly only: string | undefined;
  readonly say: (line: string) => void;
}

/** Storybook shows an error in place of the whole page, or of a story on it. */
const brokenPage = '.sb-show-errordisplay #error-message';
const brokenStory = '#storybook-docs .sb-story > pre';

/** Runs in the page. */
function read(broken: string): Shown {
  const textsOf = (selector: string) =>
    [...document.querySelectorAll<HTMLElement>(selector)].map((element) => element.innerText);
  const errors = textsOf(broken);
  for (const code of document.querySelectorAll('#storybook-docs :is(pre, code)')) code.remove();
  const [heading = ''] = textsOf('#storybook-docs h1');
  const [words = ''] = textsOf('#storybook-docs');
  return { heading, words, errors };
}

/** Opens every documentation page: it has a heading and text, no errors, and shows no raw markdown. */
export async function readDocs({ only = '', say }: Options): Promise<Outcome[]> {
  await using book = await openStorybook(say);
  const { address, browser, entries } = book;
  const pages = entries.filter(({ id, type }) => type === 'docs' && id.includes(only));
  const shownBy = async (id: string): Promise<Shown> => {
    await using page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(String(error)));
    page.on('console', (message) => {
      if (message.type() === 'error') errors.push(message.text());
    });
    try {
      await page.goto(`${address}iframe.html?viewMode=docs&id=${id}`);
      await page.locator(`#storybook-docs h1, ${brokenPage}`).first().waitFor();
      await page.evaluate(settled);
      const shown = await page.evaluate(read, `${brokenPage}, ${brokenStory}`);
      return { ...shown, errors: [...errors, ...shown.errors] };
    } catch (error) {
      return { heading: '', words: '', errors: [...errors, String(error)] };
    }
  };
  const outcomes: Outcome[] = [];
  for (const { id } of pages) {
    const faults = faultsOf(await shownBy(id));
    outcomes.push(faults.length === 0 ? { name: id } : { name: id, failure: faults.join('\n') });
  }
  return outcomes;
}
