import type { Browser, BrowserContext } from 'playwright';
import { demoCompanyId, demoProfile, demoWorkspace } from '#mocks/fixtures/demo.ts';

/** The browser state of a signed-in member of the demo workspace with a known business, to open new contexts with. */
export interface Member {
  readonly state: Awaited<ReturnType<BrowserContext['storageState']>>;
  /** The request for the list of keywords, as this member. */
  readonly list: { readonly url: string; readonly authorization: string };
  /** The rendered keyword page without scripts: the lower limit of any page. */
  readonly standing: string;
}

const business = JSON.stringify({
  ...demoProfile,
  companyId: demoCompanyId,
  domain: demoWorkspace.domain,
});

/** Signs in once through the provider's page. */
export async function signInMember(browser: Browser, origin: string): Promise<Member> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  await page.goto(`${origin}/users`);
  await page.getByLabel('Email').fill('ada@acme.example');
  await page.getByLabel('Name').fill('Ada');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.getByRole('heading', { name: 'Users', level: 1 }).waitFor();
  await page.evaluate((info) => localStorage.setItem('businessInfo', info), business);
  const [list] = await Promise.all([
    page.waitForRequest(/\/getKeywords/),
    page.goto(`${origin}/keyword-research`),
  ]);
  await page.locator('[role=rowheader]').first().waitFor();
  const standing = await page.evaluate(() => {
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
  return { state, list: { url: list.url(), authorization }, standing };
}
