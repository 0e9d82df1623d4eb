import type { Page } from 'playwright';
import type { Rows } from '#server/rows/rows.ts';
import { t } from '#domain/words/translate.ts';
import { startProductAndBrowser } from '../../driver/testProduct.ts';
import { ada, ownerOf } from '../isolation/isolationPeople.ts';
import { keptOf, seedEveryone } from '../isolation/isolationSeed.ts';
import { fillLocalStorage } from '../../driver/inPage.ts';
import { expectSame, until } from '../proof.ts';

/** Generous, for a busy machine. */
const patience = 60_000;

/** Serves this app to Ada, who is signed in and has worked in it. */
export async function openAsAda(appFolder: string) {
  let kept: Record<string, string> = {};
  const prepare = async (rows: Rows) => {
    const ids = (await seedEveryone(rows)).get(ada);
    if (ids) kept = { ...keptOf(ada, ids), owner: ownerOf(ada) };
  };
  const options = { prepare, appFolder, seed: 'none', generationMs: 0 } as const;
  const product = await startProductAndBrowser(options);
  const origin = product.origins.workspace(ada.workspace);
  const visitor = await product.newVisitor();
  visitor.context.setDefaultTimeout(patience);
  await visitor.goto(`${origin}/users`);
  await visitor.signIn(ada.email, ada.name);
  await until(async () => expectSame('address', visitor.address(), `${origin}/users`));
  await visitor.page.locator('main h1').first().waitFor();
  await visitor.page.evaluate(fillLocalStorage, kept);
  return { product, origin, visitor };
}

const broken = /Something went wrong|is not here yet|could not be/;

/** Waits for a rendered page; a blank page or an error page fails. */
export async function waitForHeading(page: Page, origin: string): Promise<void> {
  let heading = '';
  await until(async () => {
    expectSame('origin', new URL(page.url()).origin, origin);
    const former = heading;
    heading = '';
    // Read everything in one call: the page could change between two.
    const seen = await page.evaluate(() => {
      const main = document.querySelector<HTMLElement>('main:not([aria-busy=true])');
      const title = main?.querySelector<HTMLElement>('h1')?.innerText ?? '';
      return { title: title.trim(), main: main?.innerText.trim(), all: document.body.innerText };
    });
    if (seen.title === '') throw new Error('a page without a heading');
    if (seen.main === seen.title) throw new Error('a blank page');
    // The loading view does not count.
    if (seen.all.includes(t('general.loading'))) throw new Error('a page that is still coming');
    heading = seen.title;
    if (heading !== former) throw new Error(`“${heading}” is not stable yet`);
  }, patience);
  if (broken.test(heading)) throw new Error(`the page says: ${heading}`);
}
