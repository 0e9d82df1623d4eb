import { openStorybook } from '../openStorybook.ts';
import type { Outcome } from '../testing/outcome.ts';
import { rawMarkdownIn } from './rawMarkdown.ts';

interface Options {
  /** Part of a page's id, to read some only. */
  readonly only: string | undefined;
  readonly say: (line: string) => void;
}

/** Opens every documentation page: it has a heading and text, and shows no raw markdown. */
export async function readDocs({ only = '', say }: Options): Promise<Outcome[]> {
  await using book = await openStorybook(say);
  const { address, browser, entries } = book;
  const pages = entries.filter(
    ({ id, type }) => type === 'docs' && id.startsWith('docs-') && id.includes(only),
  );
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  const wordsOf = async (id: string): Promise<string> => {
    await page.goto(`${address}iframe.html?viewMode=docs&id=${id}`);
    await page.locator('#storybook-docs h1').first().waitFor();
    return page.evaluate(() => {
      for (const code of document.querySelectorAll('#storybook-docs :is(pre, code)')) code.remove();
      return document.querySelector<HTMLElement>('#storybook-docs')?.innerText ?? '';
    });
  };
  const outcomes: Outcome[] = [];
  for (const { id } of pages) {
    try {
      const raw = rawMarkdownIn(await wordsOf(id));
      const failure = `shows raw markdown: ${raw.join(' … ')}`;
      outcomes.push(raw.length === 0 ? { name: id } : { name: id, failure });
    } catch (error) {
      outcomes.push({ name: id, failure: String(error) });
    }
  }
  return outcomes;
}
