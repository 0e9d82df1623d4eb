import type { Page } from 'playwright';
import { fillLocalStorage } from '../../driver/inPage.ts';
import { startProductAndBrowser } from '../../driver/testProduct.ts';
import type { Visitor } from '../../driver/visitor.ts';
import type { RoutePath } from '#domain/pages/routes.ts';
import { workspacePages } from '#domain/pages/workspacePages.ts';
import { t } from '#domain/words/translate.ts';
import type { Rows } from '#server/rows/rows.ts';
import { ada, ownerOf } from '../isolation/isolationPeople.ts';
import { keptOf, seedEveryone } from '../isolation/isolationSeed.ts';
import { caseOf, expectSame, until, type Case, type Proof } from '../proof.ts';
import { makeReleases, nextText, type Releases } from './releaseBuilds.ts';

/** The page of the old tab when the new release is deployed. */
const start = '/users';
const typed = 'Typed before the release';

const containerOf = (path: RoutePath): string => {
  const words = path.slice(1).split('-');
  return `${words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('')}Container`;
};

const pagesToMeet = workspacePages.map(({ path }) => path).filter((path) => path !== start);

interface Tab {
  readonly visitor: Visitor;
  readonly page: Page;
  readonly origin: string;
  /** How often the page was loaded since the last call. */
  readonly loads: () => number;
}

function countLoads(page: Page, origin: string): () => number {
  let count = 0;
  page.on('request', (request) => {
    const isPage = request.isNavigationRequest() && request.frame() === page.mainFrame();
    if (isPage && request.url().startsWith(origin)) count += 1;
  });
  return () => {
    const found = count;
    count = 0;
    return found;
  };
}

/** Serves this app to Ada, who is signed in and has worked in it. */
async function openAsAda(appFolder: string) {
  let kept: Record<string, string> = {};
  const prepare = async (rows: Rows) => {
    const ids = (await seedEveryone(rows)).get(ada);
    if (ids) kept = { ...keptOf(ada, ids), owner: ownerOf(ada) };
  };
  const options = { prepare, appFolder, seed: 'none', generationMs: 0 } as const;
  const product = await startProductAndBrowser(options);
  const origin = product.origins.workspace(ada.workspace);
  const visitor = await product.newVisitor();
  await visitor.goto(`${origin}/users`);
  await visitor.signIn(ada.email, ada.name);
  await until(async () => expectSame('address', visitor.address(), `${origin}/users`));
  await visitor.page.locator('main h1').first().waitFor();
  await visitor.page.evaluate(fillLocalStorage, kept);
  return { product, origin, visitor };
}

const broken = /Something went wrong|is not here yet|could not be/;

/** Waits for a rendered page; a blank page or an error page fails. */
async function waitForHeading(page: Page, origin: string): Promise<void> {
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
  });
  if (broken.test(heading)) throw new Error(`the page says: ${heading}`);
}

const nameField = (page: Page) => page.getByRole('dialog').getByRole('textbox').first();

/** Opens the old release, without the files named here, on its first page with a half-filled form. */
async function settle(tab: Tab, releases: Releases, without: readonly string[] = []) {
  const { page, visitor, origin, loads } = tab;
  releases.serve('former', without);
  // Clear the cache: files of an earlier case would still be available.
  const browser = await page.context().newCDPSession(page);
  await browser.send('Network.clearBrowserCache');
  await browser.detach();
  await visitor.goto(`${origin}${start}`);
  await waitForHeading(page, origin);
  await visitor.press('Add New User');
  await nameField(page).fill(typed);
  await until(async () => {
    const kept = await page.evaluate(() => JSON.stringify(sessionStorage));
    if (!kept?.includes('Typed before')) throw new Error('what was typed is not kept');
  });
  loads();
}

async function stillTyped({ page, visitor, origin }: Tab): Promise<void> {
  await visitor.goInside(start);
  await visitor.press('Add New User');
  await until(async () => expectSame('draft', await nameField(page).inputValue(), typed));
  await waitForHeading(page, origin);
}

/** Opens a page whose code the old tab has fetched ahead: nothing is reloaded. */
async function openFetchedPage(tab: Tab, releases: Releases, path: RoutePath): Promise<void> {
  const { page, visitor, origin, loads } = tab;
  await settle(tab, releases);
  const part = releases.partOf('former', containerOf(path));
  await page.waitForFunction(
    (file) => performance.getEntriesByType('resource').some(({ name }) => name.endsWith(file)),
    part,
  );
  await page.waitForLoadState('networkidle');
  releases.serve('next');
  await visitor.goInside(path);
  await waitForHeading(page, origin);
  expectSame('path', new URL(page.url()).pathname, path);
  expectSame('loads', loads(), 0);
  await stillTyped(tab);
}

/** Opens a page whose code the old tab could not fetch: one reload brings the new release and keeps the typed text. */
async function openNextRelease(tab: Tab, releases: Releases, path: RoutePath): Promise<void> {
  const { page, visitor, origin, loads } = tab;
  await settle(tab, releases, [releases.partOf('former', containerOf(path))]);
  releases.serve('next');
  await visitor.goInside(path);
  await page.getByText(nextText).first().waitFor({ state: 'attached' });
  await waitForHeading(page, origin);
  expectSame('path', new URL(page.url()).pathname, path);
  expectSame('loads', loads(), 1);
  await stillTyped(tab);
}

/** Presses the message’s button, once the release is whole. */
async function reload({ page, origin }: Tab, releases: Releases): Promise<void> {
  releases.serve('next');
  await page.getByRole('button', { name: t('shell.stale.reload'), exact: true }).click();
  await until(async () =>
    expectSame('stale', await page.getByText(t('shell.stale.lead')).count(), 0),
  );
  await waitForHeading(page, origin);
}

/** The file is missing from the new release too: one reload, then a message, and one press recovers. */
async function openMissingPage(tab: Tab, releases: Releases, path: RoutePath): Promise<void> {
  const { page, visitor, loads } = tab;
  const container = containerOf(path);
  await settle(tab, releases, [releases.partOf('former', container)]);
  releases.serve('next', [releases.partOf('next', container)]);
  await visitor.goInside(path);
  await page.getByRole('heading', { name: t('shell.stale.title') }).waitFor();
  await page.getByText(t('shell.stale.lead')).waitFor();
  await page.waitForLoadState('networkidle');
  expectSame('loads', loads(), 1);
  await reload(tab, releases);
  expectSame('loads to heal', loads(), 1);
  await stillTyped(tab);
}

/** The main script is missing. */
async function openWithoutMainScript(tab: Tab, releases: Releases, part: string): Promise<void> {
  const { page, visitor, origin, loads } = tab;
  await settle(tab, releases);
  releases.serve('next', [part]);
  await visitor.goto(`${origin}${start}`);
  await page.getByRole('alert').getByText(t('shell.stale.lead')).waitFor();
  await page.waitForLoadState('networkidle');
  expectSame('loads', loads(), 2);
  await reload(tab, releases);
}

/** Tabs of the old release after a deploy of the new one. */
export const release: Proof = {
  name: 'release',
  async run(_say, parts) {
    const releases = await makeReleases();
    releases.serve('former');
    const { product, origin, visitor } = await openAsAda(releases.served);
    const { page } = visitor;
    const tab = { visitor, page, origin, loads: countLoads(page, origin) };
    const cases: Case[] = [];
    const attempt = async (name: string, check: () => Promise<void>) => {
      if (parts.length > 0 && !parts.some((part) => name.includes(part))) return;
      const found = await caseOf(name, check);
      const words = found.failure === undefined ? '' : await visitor.visibleText();
      const failure = found.failure && `${found.failure}\n  shown: ${words.slice(0, 300)}`;
      cases.push({ name, failure });
    };
    try {
      for (const path of pagesToMeet) {
        await attempt(`${path} fetched ahead`, () => openFetchedPage(tab, releases, path));
        await attempt(`${path} in a new release`, () => openNextRelease(tab, releases, path));
        await attempt(`${path} gone for good`, () => openMissingPage(tab, releases, path));
      }
      const frame = releases.frameScript();
      await attempt('the frame gone', () => openWithoutMainScript(tab, releases, frame));
    } finally {
      await visitor.context.close();
      await product.close();
      releases.remove();
    }
    return cases;
  },
};
