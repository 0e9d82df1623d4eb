import { setTimeout as wait } from 'node:timers/promises';
import type { Browser } from 'playwright';
import type { Figures } from '../figures.ts';
import type { SignedIn } from '../product.ts';
import { arrivalTimes, pressAt, watchArrival } from '../routes/arrival.ts';
import { answerRequests, openWindow, until, type Tab } from './bareTab.ts';
import { marksOf, watchPage } from './marks.ts';
import { quiet, recordTraffic, slowDown } from './network.ts';

const row = 'th[scope=row]';

/** A visit without a sign-in, up to the redirect to the provider. */
export async function visitSignedOut(browser: Browser, origin: string): Promise<Figures> {
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
export async function visitColdAndWarm(
  browser: Browser,
  member: SignedIn,
  origin: string,
): Promise<{ readonly cold: Figures; readonly warm: Figures }> {
  await using fresh = await openWindow(browser, member);
  const cold = await visitOnce(await fresh.openTab(), origin);
  return { cold, warm: await visitOnce(await fresh.openTab(), origin) };
}

/** Measures the way from the keywords to the content ideas, after the page has prepared the next one. */
export async function changeRoute(
  browser: Browser,
  member: SignedIn,
  origin: string,
): Promise<Figures> {
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
