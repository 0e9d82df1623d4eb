import type { Browser } from 'playwright';
import * as v from 'valibot';
import { answerRequests, openWindow, type Tab } from './bareTab.ts';
import { slowDown } from './slowDown.ts';
import { marksOf, watchPage } from './marks.ts';
import type { SignedIn } from './member.ts';
import { recordTraffic, requestsBefore, scriptBefore, type Asked } from './traffic.ts';
import type { Figures } from '../statistics.ts';
import { until } from './until.ts';

/** The address of a page and the selector of its content. */
export interface Target {
  readonly url: string;
  readonly selector: string;
}

const isLeaving = ({ url }: Asked): boolean => url.includes('/authorize?');

/** A visit without a sign-in, up to the redirect to the provider. */
export async function visitSignedOut(browser: Browser, url: string): Promise<Figures> {
  await using fresh = await openWindow(browser);
  const tab = await fresh.openTab();
  const { tools } = tab;
  await watchPage(tab, '.loading');
  // An empty answer keeps the page in place, so that it can be read.
  await answerRequests(tools, '*/authorize?*', { responseCode: 204 });
  await slowDown(tools);
  const traffic = recordTraffic(tools);
  const leaves = url.includes('.localhost');
  await tools.send('Page.navigate', { url });
  if (leaves) await until('The page leaves', () => traffic().some(isLeaving));
  const { fcp, lcp, blocked } = await marksOf(tab);
  const asked = traffic();
  const redirect = asked.find(isLeaving)?.at ?? Number.NaN;
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
}

/** Waits for one second without network traffic. */
export async function quiet(traffic: () => readonly Asked[]): Promise<void> {
  const happened = () => {
    const asked = traffic();
    return asked.length + asked.filter(({ done }) => Number.isFinite(done)).length;
  };
  let [count, since] = [happened(), Date.now()];
  await until('The page is quiet', () => {
    const now = happened();
    if (now > count) [count, since] = [now, Date.now()];
    return Date.now() - since > 1000;
  });
}

async function visitOnce(tab: Tab, { url, selector }: Target): Promise<Figures> {
  const { tools } = tab;
  await watchPage(tab, selector);
  await slowDown(tools);
  const traffic = recordTraffic(tools);
  await tools.send('Page.navigate', { url });
  await marksOf(tab);
  await quiet(traffic);
  const { fcp, lcp, content, use, shift, blocked } = await marksOf(tab);
  await tools.send('HeapProfiler.collectGarbage');
  const heap = await tools.send('Runtime.getHeapUsage');
  const { usedSize } = v.parse(v.object({ usedSize: v.number() }), heap);
  const asked = traffic();
  const script = scriptBefore(asked, content);
  const client = scriptBefore(
    asked.filter(({ url }) => url.includes('auth0-spa-js.production')),
    content,
  );
  await tab.close();
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

/** A visit, signed in if a member is given: first with an empty cache, then with a full one. */
export async function visitColdAndWarm(
  browser: Browser,
  member: SignedIn | undefined,
  target: Target,
): Promise<{ readonly cold: Figures; readonly warm: Figures }> {
  await using fresh = await openWindow(browser, member);
  const cold = await visitOnce(await fresh.openTab(), target);
  return { cold, warm: await visitOnce(await fresh.openTab(), target) };
}
