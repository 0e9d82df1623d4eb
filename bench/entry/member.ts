import type { Browser, BrowserContext, Page } from 'playwright';
import { storedDemoBusiness } from '#mocks/fixtures/demo.ts';

/** The browser state of someone who is signed in, to open new contexts with. */
export interface SignedIn {
  readonly state: Awaited<ReturnType<BrowserContext['storageState']>>;
}

/** A signed-in member of the demo workspace with a known business. */
export interface Member extends SignedIn {
  /** The request for the list of keywords, as this member. */
  readonly list: { readonly url: string; readonly authorization: string };
  /** The rendered keyword page without scripts: the lower limit of any page. */
  readonly staticPage: string;
}

/** Signs in through the provider's page and remembers the business. */
async function signIn(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await page.getByLabel('Email').fill('ada@acme.example');
  await page.getByLabel('Name').fill('Ada');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.waitForURL(url);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.evaluate((info) => localStorage.setItem('businessInfo', info), storedDemoBusiness);
}

/** Signs in to the bare floor. */
export async function signInToFloor(browser: Browser, origin: string): Promise<SignedIn> {
  const context = await browser.newContext();
  await signIn(await context.newPage(), `${origin}/keyword-research`);
  const state = await context.storageState();
  await context.close();
  return { state };
}

/** Selects every company and three of their prospects, so that the pages after them have rows and mails. */
export async function chooseProspects(page: Page, origin: string): Promise<void> {
  const boxes = page.locator('tr:has(th[scope=row]) input[type=checkbox]');
  await page.goto(`${origin}/target-companies`);
  await page.getByRole('checkbox', { name: /^Select all/ }).check();
  await page.getByRole('button', { name: 'Manage Prospects' }).click();
  for (const index of [0, 1, 2]) await boxes.nth(index).check();
  await page.getByRole('button', { name: 'Manage Email Templates' }).click();
  await page.locator('main article').first().waitFor();
}

/** Signs in to the product once. Changes made by `prepare` are part of the returned state. */
export async function signInMember(
  browser: Browser,
  origin: string,
  prepare?: (page: Page, origin: string) => Promise<void>,
): Promise<Member> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  await signIn(page, `${origin}/users`);
  await prepare?.(page, origin);
  const [list] = await Promise.all([
    page.waitForRequest(/\/getKeywords/),
    page.goto(`${origin}/keyword-research`),
  ]);
  await page.locator('th[scope=row]').first().waitFor();
  const staticPage = await page.evaluate(() => {
    const rules = [...document.styleSheets].flatMap((sheet) =>
      [...sheet.cssRules].map((rule) => rule.cssText),
    );
    const copy = document.documentElement.cloneNode(true) as HTMLElement;
    for (const gone of copy.querySelectorAll('script, style, link')) gone.remove();
    const style = document.createElement('style');
    style.textContent = rules.join('\n');
    copy.querySelector('head')?.append(style);
    return `<!doctype html>${copy.outerHTML}`;
  });
  const { authorization = '' } = await list.allHeaders();
  const state = await context.storageState();
  await context.close();
  return { state, list: { url: list.url(), authorization }, staticPage };
}
