import { setTimeout as wait } from 'node:timers/promises';
import type { Browser } from 'playwright';
import { openBrowser } from '#scripts/browser.ts';
import { signInWorker } from '#scripts/vite/signInWorker.ts';
import { answerRequests, openWindow, until, type Tab } from './entry/bareTab.ts';
import { marksOf, watchPage } from './entry/marks.ts';
import { quiet, recordTraffic, slowDown } from './entry/network.ts';
import { medianOf, storeFigures, type Figures } from './figures.ts';
import { buildPage, serveApp, serveProduct, signInMember, type SignedIn } from './product.ts';
import { arrivalTimes, pressAt, watchArrival } from './routes/arrival.ts';

const rounds = Number(process.env['BENCH_ROUNDS'] ?? 5);

const row = 'th[scope=row]';

/** A visit without a sign-in, up to the redirect to the provider. */
async function visitSignedOut(browser: Browser, origin: string): Promise<Figures> {
  await using fresh = await openWindow(browser);
  const tab = await fresh.openTab();
  const { tools } = tab;
  await watchPage(tab, '.loading');
  // An empty answer keeps the page in place, so that it can be read.
  await answerRequests(tools, '*/authorize?*', { responseCode: 204 });
  await slowDown(tools);
  const traffic = recordTraffic(tools);
  await tools.send('Page.navigate', { url: `${origin}/` });
  const leaving = () => traffic().asked.find(({ url }) => url.includes('/authorize?'));
  await until('The page leaves', () => leaving() !== undefined);
  const { fcp, lcp, blocked } = await marksOf(tab);
  return { FCP: fcp, LCP: lcp, blocked, redirect: leaving()?.at ?? Number.NaN };
}

/** Opens the keyword page on a slow phone, and waits until its rows can be used and nothing more is loaded. */
async function openKeywords(tab: Tab, origin: string) {
  await watchPage(tab, row);
  await slowDown(tab.tools);
  const traffic = recordTraffic(tab.tools);
  await tab.tools.send('Page.navigate', { url: `${origin}/keyword-research` });
  await marksOf(tab);
  await quiet(traffic);
  return traffic();
}

async function visitOnce(tab: Tab, origin: string): Promise<Figures> {
  const { asked } = await openKeywords(tab, origin);
  const { fcp, lcp, content, use, shift, blocked } = await marksOf(tab);
  await tab.close();
  const requests = asked.filter(({ at }) => at <= content).length;
  return { FCP: fcp, LCP: lcp, rows: content, use, requests, shift, blocked };
}

/** A visit of a signed-in member: first with an empty cache, then with a full one. */
async function visitColdAndWarm(browser: Browser, member: SignedIn, origin: string) {
  await using fresh = await openWindow(browser, member);
  const cold = await visitOnce(await fresh.openTab(), origin);
  return { cold, warm: await visitOnce(await fresh.openTab(), origin) };
}

/** Measures the way from the keywords to the content ideas, after the page has prepared the next one. */
async function changeRoute(browser: Browser, member: SignedIn, origin: string) {
  await using fresh = await openWindow(browser, member);
  const tab = await fresh.openTab();
  await openKeywords(tab, origin);
  // The next page is prepared in idle time.
  await wait(3000);
  const arrival = { title: 'Content Ideas', content: 'main article' };
  await pressAt(tab, 'footer > button', () => watchArrival(tab, arrival));
  const { content, slowest } = await arrivalTimes(tab, 'the next page');
  return { content, 'next paint': slowest };
}

/** The samples of each table, by app. */
type Samples = Map<string, Map<string, Figures[]>>;

/**
 * Measures the time to the product's first content on a slow phone, compared with the floor: a minimal app with the product's
 * packages. Of the product's code it has only the worker of the sign-in client, which the server's policy allows only as a
 * separate file.
 */
export async function entryBench(): Promise<void> {
  await using product = await serveProduct();
  await using floor = await serveApp(await buildPage('bench/pages/floor', [signInWorker()]));
  await using browser = await openBrowser();
  const apps = [
    ['bare floor', floor.origin, await signInMember(browser, floor.origin)],
    ['product', product.origin, await signInMember(browser, product.origin)],
  ] as const;
  const samples: Samples = new Map();
  const note = (table: string, app: string, figures: Figures) => {
    const rows = samples.get(table) ?? new Map<string, Figures[]>();
    samples.set(table, rows.set(app, [...(rows.get(app) ?? []), figures]));
  };
  for (let round = 0; round < rounds; round += 1) {
    for (const [app, origin] of apps)
      note('signed out', app, await visitSignedOut(browser, origin));
    for (const [app, origin, member] of apps) {
      const { cold, warm } = await visitColdAndWarm(browser, member, origin);
      note('keywords, cold', app, cold);
      note('keywords, warm', app, warm);
    }
    for (const [app, origin, member] of apps)
      note('route change', app, await changeRoute(browser, member, origin));
    process.stdout.write(`round ${round + 1} of ${rounds}\n`);
  }
  report(samples);
}

function report(samples: Samples): void {
  const tables: Record<string, Record<string, Figures>> = {};
  for (const [table, rows] of samples) {
    const floor = medianOf(rows.get('bare floor') ?? []);
    const product = medianOf(rows.get('product') ?? []);
    tables[table] = {
      'bare floor': floor,
      product,
      'product / bare floor': ratioOf(product, floor),
    };
  }
  storeFigures('entry', tables);
}

/** Divides the times that are not zero. */
const ratioOf = (product: Figures, floor: Figures): Figures =>
  Object.fromEntries(
    ['FCP', 'LCP', 'rows', 'use', 'redirect', 'content', 'next paint'].flatMap((figure) => {
      const [one, other] = [product[figure], floor[figure]];
      return one === undefined || !other ? [] : [[figure, one / other]];
    }),
  );
