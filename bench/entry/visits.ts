import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright';
import { slowDown } from './line.ts';
import { marksOf, watchPage } from './marks.ts';
import { recordTraffic, requestsBefore, scriptBefore } from './traffic.ts';

export type Figures = Readonly<Record<string, number>>;

/** Where a page is and how its content is known. */
export interface Target {
  readonly url: string;
  readonly selector: string;
}

async function inFreshContext<Value>(
  browser: Browser,
  options: BrowserContextOptions,
  visit: (page: Page, context: BrowserContext) => Promise<Value>,
): Promise<Value> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, ...options });
  try {
    return await visit(await context.newPage(), context);
  } finally {
    await context.close();
  }
}

/** The page of someone nobody knows, up to the moment it leaves for the provider. */
export const visitSignedOut = (browser: Browser, url: string): Promise<Figures> =>
  inFreshContext(browser, {}, async (page) => {
    await watchPage(page, '.loading');
    // Answered with nothing, the page stays where it is and can be read.
    await page.route(/\/authorize\?/, (route) => route.fulfill({ status: 204 }));
    const traffic = recordTraffic(await slowDown(page));
    const leaves = url.includes('.localhost');
    const left = leaves ? page.waitForRequest(/\/authorize\?/) : undefined;
    await page.goto(url, { waitUntil: 'commit' });
    await left;
    const { fcp, lcp, blocked } = await marksOf(page);
    const asked = traffic();
    const redirect = asked.find((one) => one.url.includes('/authorize?'))?.at ?? Number.NaN;
    return {
      FCP: fcp,
      LCP: lcp,
      blocked,
      ...(leaves && {
        redirect,
        'script KB': scriptBefore(asked, redirect),
        requests: requestsBefore(asked, redirect) - 1,
      }),
    };
  });

async function visitOnce(page: Page, { url }: Target): Promise<Figures> {
  const devtools = await slowDown(page);
  const traffic = recordTraffic(devtools);
  await page.goto(url, { waitUntil: 'commit' });
  await marksOf(page);
  await page.waitForLoadState('networkidle');
  const { fcp, lcp, content, use, shift, blocked } = await marksOf(page);
  await devtools.send('HeapProfiler.collectGarbage');
  const { usedSize } = await devtools.send('Runtime.getHeapUsage');
  const asked = traffic();
  const script = scriptBefore(asked, content);
  const client = scriptBefore(
    asked.filter(({ url }) => url.includes('auth0-spa-js.production')),
    content,
  );
  await devtools.detach();
  return {
    FCP: fcp,
    LCP: lcp,
    rows: content,
    use,
    'script KB': script,
    'without client KB': script - client,
    requests: requestsBefore(asked, content),
    shift,
    blocked,
    'heap MB': usedSize / 1024 ** 2,
  };
}

/** A page of someone who is signed in: first with nothing in the cache, then once more with everything. */
export const visitColdAndWarm = (
  browser: Browser,
  state: BrowserContextOptions['storageState'],
  target: Target,
): Promise<{ readonly cold: Figures; readonly warm: Figures }> =>
  inFreshContext(browser, { ...(state && { storageState: state }) }, async (first, context) => {
    await watchPage(first, target.selector);
    const cold = await visitOnce(first, target);
    await first.close();
    const again = await context.newPage();
    await watchPage(again, target.selector);
    return { cold, warm: await visitOnce(again, target) };
  });
