import type { SandboxOptions } from '#server/testing/sandbox.ts';
import type { Rows } from '#server/rows/rows.ts';
import { t } from '#domain/words/translate.ts';
import type { Visitor } from '../../driver/visitor.ts';
import { startProductAndBrowser, type TestProduct } from '../../driver/testProduct.ts';
import { ada, ownerOf } from '../isolation/isolationPeople.ts';
import { keptOf, seedEveryone } from '../isolation/isolationSeed.ts';
import { expectSame, until } from '../proof.ts';

/** A world in which Ada has worked for a while, and what the browser keeps of that. */
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

/** A browser profile of its own in which one page after the other is opened, and all that is heard of it. */
export interface Lane {
  readonly visitor: Visitor;
  /** What nobody asked for since the last time: errors, warnings, loads without end. */
  readonly takeProblem: () => string | undefined;
}

/** A load leads through the provider at most, and back; so many pages are opened in one case. */
const mostLoads = 3;

/** Several browsers at once leave little to each. */
const patience = 60_000;

/** What an answer that is no success makes the browser say by itself, and what is to be logged of odd ids (D26). */
const isInOrder = (text: string) => /^(Failed to load resource|Left out \d+ prospects)/.test(text);

export async function openLane({ product, origin }: StorageSetup): Promise<Lane> {
  const visitor = await product.newVisitor();
  visitor.context.setDefaultTimeout(patience);
  let noise: string[] = [];
  let loads = 0;
  visitor.context.on('weberror', (error) => noise.push(`uncaught ${String(error.error())}`));
  visitor.context.on('console', (message) => {
    const isLoud = ['error', 'warning'].includes(message.type());
    if (isLoud && !isInOrder(message.text())) noise.push(message.text());
  });
  visitor.page.on('request', (request) => {
    const isPage = request.isNavigationRequest() && request.frame() === visitor.page.mainFrame();
    if (isPage && request.url().startsWith(origin)) loads += 1;
  });
  return {
    visitor,
    takeProblem() {
      const [first] = loads > mostLoads ? [`${loads} loads`, ...noise] : noise;
      noise = [];
      loads = 0;
      return first;
    },
  };
}

/** Signs Ada in, at a page that shows that it is there. */
export async function signIn({ visitor }: Lane, { origin }: StorageSetup): Promise<void> {
  await visitor.goto(`${origin}/users`);
  await visitor.signIn(ada.email, ada.name);
  await until(async () => expectSame('address', visitor.address(), `${origin}/users`));
  await visitor.page.locator('main h1').first().waitFor();
}

const broken = /Something went wrong|is not here yet|could not be/;

/** Waits until a page is drawn, and gives its heading: a blank one, or one that says that it broke, is a failure. */
export async function waitForHeading({ visitor }: Lane, origin: string): Promise<string> {
  const { page } = visitor;
  let heading = '';
  await until(async () => {
    expectSame('origin', new URL(page.url()).origin, origin);
    const former = heading;
    heading = '';
    // At one glance: between two looks one page can have given way to another.
    const seen = await page.evaluate(() => {
      const main = document.querySelector<HTMLElement>('main:not([aria-busy=true])');
      const title = main?.querySelector<HTMLElement>('h1')?.innerText ?? '';
      return { title: title.trim(), main: main?.innerText.trim(), all: document.body.innerText };
    });
    if (seen.title === '') throw new Error('a page without a heading');
    if (seen.main === seen.title) throw new Error('a blank page');
    // The bare page that stands there before the product does is no page yet.
    if (seen.all.includes(t('general.loading'))) throw new Error('a page that is still coming');
    heading = seen.title;
    if (heading !== former) throw new Error(`“${heading}” has only just come`);
  }, patience);
  if (broken.test(heading)) throw new Error(`the page says: ${heading}`);
  return heading;
}
