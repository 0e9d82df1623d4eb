import type { SandboxOptions } from '#server/testing/sandbox.ts';
import type { Rows } from '#server/rows/rows.ts';
import { t } from '#domain/words/translate.ts';
import type { Visitor } from '../../driver/visitor.ts';
import { startProductAndBrowser, type TestProduct } from '../../driver/testProduct.ts';
import { ada, ownerOf } from '../isolation/isolationPeople.ts';
import { keptOf, seedEveryone } from '../isolation/isolationSeed.ts';
import { expectSame, until } from '../proof.ts';

/** A product in which Ada has worked, and her stored values. */
export interface StorageSetup {
  readonly product: TestProduct;
  readonly origin: string;
  readonly kept: Readonly<Record<string, string>>;
}

export async function startStorageSetup(
  options: Partial<SandboxOptions> = {},
): Promise<StorageSetup> {
  let kept: Record<string, string> = {};
  const prepare = async (rows: Rows) => {
    const ids = (await seedEveryone(rows)).get(ada);
    if (ids) kept = { ...keptOf(ada, ids), owner: ownerOf(ada) };
  };
  const product = await startProductAndBrowser({
    ...options,
    prepare,
    seed: 'none',
    generationMs: 0,
  });
  return { product, origin: product.origins.workspace(ada.workspace), kept };
}

/** A browser profile in which pages are opened one by one, and its console problems. */
export interface Lane {
  readonly visitor: Visitor;
  /** The first unexpected problem since the last call: an error, a warning, or too many page loads. */
  readonly takeProblem: () => string | undefined;
}

/** The most page loads of one case: each may redirect to the provider and back. */
const mostLoads = 3;

/** Generous, because several browsers run at the same time. */
const patience = 60_000;

/** Console messages that are expected: failed answers, and unusual ids (D26). */
const isExpected = (text: string) => /^(Failed to load resource|Left out \d+ prospects)/.test(text);

export async function openLane({ product, origin }: StorageSetup): Promise<Lane> {
  const visitor = await product.newVisitor();
  visitor.context.setDefaultTimeout(patience);
  let problems: string[] = [];
  let loads = 0;
  visitor.context.on('weberror', (error) => problems.push(`uncaught ${String(error.error())}`));
  visitor.context.on('console', (message) => {
    const isProblem = ['error', 'warning'].includes(message.type());
    if (isProblem && !isExpected(message.text())) problems.push(message.text());
  });
  visitor.page.on('request', (request) => {
    const isPage = request.isNavigationRequest() && request.frame() === visitor.page.mainFrame();
    if (isPage && request.url().startsWith(origin)) loads += 1;
  });
  return {
    visitor,
    takeProblem() {
      const [first] = loads > mostLoads ? [`${loads} loads`, ...problems] : problems;
      problems = [];
      loads = 0;
      return first;
    },
  };
}

/** Signs Ada in and waits for a page. */
export async function signIn({ visitor }: Lane, { origin }: StorageSetup): Promise<void> {
  await visitor.goto(`${origin}/users`);
  await visitor.signIn(ada.email, ada.name);
  await until(async () => expectSame('address', visitor.address(), `${origin}/users`));
  await visitor.page.locator('main h1').first().waitFor();
}

const broken = /Something went wrong|is not here yet|could not be/;

/** Waits for a rendered page and returns its heading; a blank page or an error page fails. */
export async function waitForHeading({ visitor }: Lane, origin: string): Promise<string> {
  const { page } = visitor;
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
  return heading;
}
