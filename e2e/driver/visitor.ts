import { appendFileSync } from 'node:fs';
import type { Browser, BrowserContext, Page } from 'playwright';
import { TestRunner } from 'vitest';
import { watch, type Figures } from './watch.ts';

/** How long anything may take that a person waits for, on a busy machine. */
export const soon = { timeout: 20_000, interval: 50 };

/** Someone with a browser of their own, and what they do in it. */
export interface Visitor {
  readonly context: BrowserContext;
  /** The first tab. */
  readonly page: Page;
  /** Noise of this kind is what the journey is about; all other noise fails it. */
  readonly expectNoise: (pattern: RegExp) => void;
  readonly goto: (url: string) => Promise<void>;
  /** Goes to another page of the product without loading it anew, as a link in it does. */
  readonly goInside: (path: string) => Promise<void>;
  /** The entry of its history the first tab is at, and the way back to one. */
  readonly historyEntry: () => Promise<number>;
  readonly returnTo: (entry: number) => Promise<void>;
  /** Goes back so many entries. Resolves once the first tab has gone there; what is left meanwhile is asked nothing. */
  readonly goBack: (steps: number) => Promise<void>;
  /** How many entries the history of the first tab has up to where it is. */
  readonly depth: () => Promise<number>;
  /** Fills in the provider's page, waiting for it first, and comes back. */
  readonly signIn: (email: string, name?: string) => Promise<void>;
  readonly logOut: () => Promise<void>;
  readonly press: (button: string) => Promise<void>;
  /** The address as it is now. */
  readonly address: () => string;
  /** All the words in sight. */
  readonly words: (tab?: Page) => Promise<string>;
  /** What the origin in the first tab keeps in the browser. */
  readonly kept: () => Promise<Record<string, string>>;
  /** Closes the browser profile; what was heard meanwhile and nobody expected fails the journey. */
  readonly leave: () => Promise<void>;
}

/** Writes down what was counted, where somebody adds it up. */
function noteFigures(figures: Figures): void {
  const file = process.env['JOURNEY_FIGURES'];
  if (file !== undefined) appendFileSync(file, `${JSON.stringify(figures)}\n`);
}

/** What a failed journey leaves to look at: what happened last, and what each tab shows. */
async function reportOf(context: BrowserContext, events: readonly string[]): Promise<string> {
  const tabs = await Promise.all(
    context.pages().map(async (tab) => {
      const shown = await tab
        .locator('body')
        .ariaSnapshot({ timeout: 2_000 })
        .catch((error: unknown) => `nothing to read: ${String(error)}`);
      return `Tab at ${tab.url()}\n${shown}`;
    }),
  );
  return ['What happened last:', ...events, ...tabs].join('\n');
}

/** Opens a browser profile that nobody has used, under watch. */
export async function newVisitor(browser: Browser): Promise<Visitor> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  context.setDefaultTimeout(soon.timeout);
  const noise = await watch(context);
  const page = await context.newPage();
  const session = () => context.newCDPSession(page);
  const entriesOfTab = async () => (await session()).send('Page.getNavigationHistory');
  const idOf = (entry: { readonly id: number } | undefined): number => {
    if (!entry) throw new Error('The tab has no such entry in its history.');
    return entry.id;
  };
  // Asked of the browser: a script that leaves its own page may not live to answer.
  const returnTo = async (entryId: number) =>
    void (await (await session()).send('Page.navigateToHistoryEntry', { entryId }));
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
  return {
    context,
    page,
    expectNoise: noise.expect,
    goto: async (url) => void (await page.goto(url, { waitUntil: 'commit' })),
    goInside: (path) =>
      page.evaluate((to) => {
        history.pushState(null, '', to);
        dispatchEvent(new PopStateEvent('popstate'));
      }, path),
    async historyEntry() {
      const { entries, currentIndex } = await entriesOfTab();
      return idOf(entries[currentIndex]);
    },
    returnTo,
    async goBack(steps) {
      const { entries, currentIndex } = await entriesOfTab();
      const isThere = page.waitForEvent('framenavigated', {
        predicate: (frame) => frame === page.mainFrame(),
      });
      await returnTo(idOf(entries[currentIndex - steps]));
      await isThere;
    },
    depth: async () => (await entriesOfTab()).currentIndex,
    async signIn(email, name = '') {
      await page.getByLabel('Email').fill(email);
      await page.getByLabel('Name').fill(name);
      await press('Sign in');
    },
    async logOut() {
      // A tab behind another is drawn rarely, and a press waits for what is pressed to have come to rest.
      await page.bringToFront();
      await page.getByRole('button', { name: /^Profile of / }).click();
      await page.getByRole('menuitem', { name: 'Logout' }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Logout' }).click();
    },
    press,
    address: () => page.url(),
    // In the middle of a navigation there is nothing to read.
    words: (tab = page) =>
      tab
        .locator('body')
        .innerText()
        .catch(() => ''),
    kept: () => page.evaluate(() => Object.fromEntries(Object.entries(localStorage))),
    async leave() {
      if (TestRunner.getCurrentTest()?.result?.state === 'fail')
        console.error(await reportOf(context, noise.lastEvents()));
      // What a journey held back or made slow may be on its way still: nobody waits for it any more.
      await Promise.all(context.pages().map((tab) => tab.unrouteAll({ behavior: 'ignoreErrors' })));
      await context.unrouteAll({ behavior: 'ignoreErrors' });
      await context.close();
      noteFigures(noise.figures());
      const heard = noise.unexpected();
      if (heard.length > 0) throw new Error(`The journey made noise:\n${heard.join('\n')}`);
    },
  };
}
