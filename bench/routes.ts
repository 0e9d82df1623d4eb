import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Browser } from 'playwright';
import { forkSandbox } from '#server/testing/forkSandbox.ts';
import { workspaceOrigin } from '#server/http/hosts.ts';
import { appFolder, buildWhenStale } from '#scripts/appBuild.ts';
import { openBrowser } from '#scripts/browser.ts';
import { openWindow } from './entry/bareTab.ts';
import { slowDown, slowProcessor } from './entry/slowDown.ts';
import { chooseProspects, signInMember, type SignedIn } from './entry/member.ts';
import { recordTraffic } from './entry/traffic.ts';
import { quiet } from './entry/visits.ts';
import { storeFigures } from './storeFigures.ts';
import { recordPlace, restoredParts, pressAt, changePage } from './routes/place.ts';
import { arrivalTimes, watchArrival } from './routes/watchArrival.ts';
import { arrivalAt, ways, type Way } from './routes/ways.ts';
import { medianOf, type Figures } from './statistics.ts';

const rounds = Number(process.env['BENCH_ROUNDS'] ?? 3);
/** `BENCH_NETWORK=slow` slows the network down too. */
const slow = process.env['BENCH_NETWORK'] === 'slow' ? slowDown : slowProcessor;

/** Opens a page, changes its search, selection and scroll position, goes to a neighbour, and comes back. */
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
  await changePage(tab);
  for (const selector of way.first) await pressAt(tab, selector);
  // The next page is prepared in idle time.
  await wait(2000);
  await pressAt(tab, way.press, async () => {
    await recordPlace(tab);
    await watchArrival(tab, arrivalAt(way.to));
  });
  const there = await arrivalTimes(tab, way.to);
  await wait(1000);
  await watchArrival(tab, arrivalAt(way.from));
  await tab.ask(() => {
    window.arrival.from = performance.now();
    history.back();
  });
  const back = await arrivalTimes(tab, way.from);
  await wait(500);
  const { scroll, focus, search, selected } = await restoredParts(tab);
  return {
    content: there.content,
    'next paint': there.slowest,
    Back: back.content,
    'scroll kept': scroll,
    'focus kept': focus,
    'search kept': search,
    'selection kept': selected,
  };
}

/**
 * Measures every way between neighbouring pages on a slow processor: the time from the press to the next paint and to the
 * page's content, the time of Back, and the share of rounds in which Back restored the previous place.
 */
export async function routesBench(): Promise<void> {
  await buildWhenStale();
  const dataFolder = mkdtempSync(join(tmpdir(), 'bellwether-bench-'));
  const sandbox = await forkSandbox({ dataFolder, appFolder, seed: 'demo' });
  const samples = new Map<string, Figures[]>();
  try {
    await using browser = await openBrowser();
    const origin = workspaceOrigin('demo', sandbox.port);
    const member = await signInMember(browser, origin, chooseProspects);
    for (let round = 0; round < rounds; round += 1) {
      for (const way of round % 2 === 0 ? ways : ways.toReversed()) {
        const name = `${way.from} → ${way.to}, ${way.by}`;
        const figures = await take(browser, member, origin, way);
        samples.set(name, [...(samples.get(name) ?? []), figures]);
      }
      process.stdout.write(`round ${round + 1} of ${rounds}\n`);
    }
  } finally {
    await sandbox.kill();
    rmSync(dataFolder, { recursive: true, force: true });
  }
  const rows = [...samples].map(([name, taken]): [string, Figures] => [name, medianOf(taken)]);
  storeFigures('routes', { 'medians in ms': Object.fromEntries(rows) });
}
