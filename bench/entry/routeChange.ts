import { setTimeout as wait } from 'node:timers/promises';
import type { Browser } from 'playwright';
import { pressAt } from '../routes/place.ts';
import { arrivalTimes, watchArrival } from '../routes/watchArrival.ts';
import { openWindow } from './bareTab.ts';
import { slowDown } from './slowDown.ts';
import { marksOf, watchPage } from './marks.ts';
import type { SignedIn } from './member.ts';
import { recordTraffic } from './traffic.ts';
import type { Figures } from '../statistics.ts';
import { quiet } from './visits.ts';

/** The keyword page of the product or of the floor: its address, its rows, and the button that opens the content ideas. */
interface KeywordPage {
  readonly url: string;
  readonly row: string;
  readonly next: string;
}

/** Measures the way from the keywords to the content ideas, after the page has prepared the next one. */
export async function changeRoute(
  browser: Browser,
  member: SignedIn,
  { url, row, next }: KeywordPage,
): Promise<Figures> {
  await using fresh = await openWindow(browser, member);
  const tab = await fresh.openTab();
  await watchPage(tab, row);
  await slowDown(tab.tools);
  const traffic = recordTraffic(tab.tools);
  await tab.tools.send('Page.navigate', { url });
  await marksOf(tab);
  await quiet(traffic);
  // The next page is prepared in idle time.
  await wait(3000);
  const arrival = { title: 'Content Ideas', content: 'main article' };
  await pressAt(tab, next, () => watchArrival(tab, arrival));
  const { content, slowest } = await arrivalTimes(tab, 'the next page');
  return { content, 'next paint': slowest };
}
