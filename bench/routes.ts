import { setTimeout as wait } from 'node:timers/promises';
import type { Browser } from 'playwright';
import { openBrowser } from '#scripts/browser.ts';
import { openWindow } from './entry/bareTab.ts';
import { quiet, recordTraffic, slowDown, slowProcessor } from './entry/network.ts';
import { medianOf, storeFigures, type Figures } from './figures.ts';
import { chooseProspects, serveProduct, signInMember, type SignedIn } from './product.ts';
import { arrivalTimes, pressAt, watchArrival } from './routes/arrival.ts';
import { arrivalAt, ways, type Way } from './routes/ways.ts';

const rounds = Number(process.env['BENCH_ROUNDS'] ?? 3);
/** `BENCH_NETWORK=slow` slows the network down too. */
const slow = process.env['BENCH_NETWORK'] === 'slow' ? slowDown : slowProcessor;

/** Opens a page, goes to a neighbour, and comes back. */
async function take(browser: Browser, member: SignedIn, origin: string, way: Way) {
  await using fresh = await openWindow(browser, member);
  const tab = await fresh.openTab();
  await tab.tools.send('Network.enable');
  await slow(tab.tools);
  const traffic = recordTraffic(tab.tools);
  await tab.tools.send('Page.navigate', { url: `${origin}${way.from}` });
  await watchArrival(tab, arrivalAt(way.from));
  await arrivalTimes(tab, way.from);
  await quiet(traffic);
  for (const selector of way.first) await pressAt(tab, selector);
  // The next page is prepared in idle time.
  await wait(2000);
  await pressAt(tab, way.press, () => watchArrival(tab, arrivalAt(way.to)));
  const there = await arrivalTimes(tab, way.to);
  await wait(1000);
  await watchArrival(tab, arrivalAt(way.from));
  await tab.ask(() => {
    window.arrival.from = performance.now();
    history.back();
  });
  const back = await arrivalTimes(tab, way.from);
  return { content: there.content, 'next paint': there.slowest, Back: back.content };
}

/**
 * Measures every way between neighbouring pages on a slow processor: the time from the press to the next paint and to the
 * page's content, and the time of Back.
 */
export async function routesBench(): Promise<void> {
  await using product = await serveProduct();
  await using browser = await openBrowser();
  const samples = new Map<string, Figures[]>();
  const member = await signInMember(browser, product.origin, chooseProspects);
  for (let round = 0; round < rounds; round += 1) {
    for (const way of round % 2 === 0 ? ways : ways.toReversed()) {
      const name = `${way.from} → ${way.to}, ${way.by}`;
      const figures = await take(browser, member, product.origin, way);
      samples.set(name, [...(samples.get(name) ?? []), figures]);
    }
    process.stdout.write(`round ${round + 1} of ${rounds}\n`);
  }
  const rows = [...samples].map(([name, taken]): [string, Figures] => [name, medianOf(taken)]);
  storeFigures('routes', { 'medians in ms': Object.fromEntries(rows) });
}
