import type { Browser, BrowserContext, Page } from 'playwright';
import { TestRunner } from 'vitest';
import { watchContext } from './watchContext.ts';

/** How long a visitor waits for the product; generous, for a busy machine. */
const patience = 60_000;

/** A person with their own browser profile, and what they can do in it. */
export type Visitor = Awaited<ReturnType<typeof newVisitor>>;

/** Goes to another page without a reload, as a link in the product does. */
export const goInside = (tab: Page, path: string): Promise<void> =>
  tab.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);

export async function logOut(tab: Page): Promise<void> {
  // A background tab is drawn rarely, and a click waits until the element has stopped moving.
  await tab.bringToFront();
  await tab.getByRole('button', { name: /^Profile of / }).click();
  await tab.getByRole('menuitem', { name: 'Logout' }).click();
  await tab.getByRole('alertdialog').getByRole('button', { name: 'Logout' }).click();
}

/** During a navigation there is no text to read; any other failure to read it is one of the journey. */
async function textOf(tab: Page): Promise<string> {
  try {
    return await tab.locator('body').innerText();
  } catch (error) {
    if (/Execution context was destroyed|Frame was detached/.test(String(error))) return '';
    throw error;
  }
}

/** The report of a failed journey: the last events, and what each tab shows. */
async function reportOf(context: BrowserContext, events: readonly string[]): Promise<string> {
  const tabs = await Promise.all(
    context.pages().map(async (tab) => {
      const shown = await tab
        .locator('body')
        .ariaSnapshot({ timeout: 2_000 })
        .catch((error: unknown) => `cannot be read: ${String(error)}`);
      return `Tab at ${tab.url()}\n${shown}`;
    }),
  );
  return ['The last events:', ...events, ...tabs].join('\n');
}

/** Opens a new browser profile and watches it for errors. */
export async function newVisitor(browser: Browser) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  context.setDefaultTimeout(patience);
  const watched = await watchContext(context);
  const page = await context.newPage();
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
  return {
    context,
    /** The first tab. */
    page,
    /** Allows console messages and errors that match; all others fail the journey. */
    allowConsole: watched.allow,
    goto: async (url: string) => void (await page.goto(url, { waitUntil: 'commit' })),
    goInside: (path: string) => goInside(page, path),
    /** Waits for the identity provider's page, fills it in and sends it. */
    async signIn(email: string, name = '') {
      await page.getByLabel('Email').fill(email);
      await page.getByLabel('Name').fill(name);
      await press('Sign in');
    },
    logOut: () => logOut(page),
    press,
    /** The current address of the first tab. */
    address: () => page.url(),
    /** The visible text of a tab. */
    visibleText: (tab = page) => textOf(tab),
    /** The localStorage of the first tab's origin. */
    localStorageValues: (): Promise<Record<string, string>> =>
      page.evaluate(() => Object.fromEntries(Object.entries(localStorage))),
    /** Closes the browser profile; fails on unexpected console errors, warnings and requests. */
    close: async () => {
      if (TestRunner.getCurrentTest()?.result?.state === 'fail')
        console.error(await reportOf(context, watched.lastEvents()));
      // Collected before the routes are removed: without them, late requests fail on the server.
      const problems = watched.problems();
      // Routes that are held back or slowed down may still be pending: do not wait for them.
      await Promise.all(context.pages().map((tab) => tab.unrouteAll({ behavior: 'ignoreErrors' })));
      await context.unrouteAll({ behavior: 'ignoreErrors' });
      await context.close();
      if (problems.length > 0)
        throw new Error(`Unexpected in the browser:\n${problems.join('\n')}`);
    },
  };
}
