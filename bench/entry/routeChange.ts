import { setTimeout as wait } from 'node:timers/promises';
import type { Browser } from 'playwright';
import { openWindow, type Tab } from './bareTab.ts';
import { slowDown } from './slowDown.ts';
import { marksOf, watchPage } from './marks.ts';
import type { SignedIn } from './member.ts';
import { recordTraffic } from './traffic.ts';
import { until } from './until.ts';
import type { Figures } from '../statistics.ts';
import { quiet } from './visits.ts';

declare global {
  interface Window {
    change: { readonly pressed: number; readonly content: number; readonly slowest: number };
  }
}

/** Records the time of the next press, of its first response, and of the paint of the next page. */
const watchPress = (tab: Tab) =>
  tab.ask(() => {
    const change = { pressed: 0, content: 0, slowest: 0 };
    window.change = change;
    new PerformanceObserver((list) => {
      // Ignore events of a still pointer when the page changes under it.
      for (const { duration, interactionId } of list.getEntries() as PerformanceEventTiming[])
        if (interactionId > 0) change.slowest = Math.max(change.slowest, duration);
    }).observe({
      type: 'event',
      durationThreshold: 16,
      buffered: false,
    } as PerformanceObserverInit);
    const look = () => {
      if (document.querySelector('main article') === null) return requestAnimationFrame(look);
      return setTimeout(() => (change.content = performance.now()), 0);
    };
    addEventListener(
      'pointerdown',
      (event) => {
        change.pressed = event.timeStamp;
        requestAnimationFrame(look);
      },
      { once: true, capture: true },
    );
  });

/** The position of the button that opens the next page. */
const nextButtonPosition = (tab: Tab) =>
  tab.ask(() => {
    const buttons = [...document.querySelectorAll('button')];
    const onward = buttons.find(({ textContent }) => textContent === 'Content Ideas');
    if (!onward) throw new Error('There is no button that leads on.');
    const { x, y, width, height } = onward.getBoundingClientRect();
    return { x: x + width / 2, y: y + height / 2 };
  });

/** From the keywords to the content ideas with the footer button, after the page has prepared the next one. */
export async function changeRoute(
  browser: Browser,
  member: SignedIn,
  origin: string,
  row: string,
): Promise<Figures> {
  await using fresh = await openWindow(browser, member);
  const tab = await fresh.openTab();
  const { tools } = tab;
  await watchPage(tab, row);
  await slowDown(tools);
  const traffic = recordTraffic(tools);
  await tools.send('Page.navigate', { url: `${origin}/keyword-research` });
  await marksOf(tab);
  await quiet(traffic);
  // The next page is prepared in idle time.
  await wait(3000);
  await watchPress(tab);
  // Press with the mouse alone and do not query the page: queries would be measured too.
  const mouse = { ...(await nextButtonPosition(tab)), button: 'left', clickCount: 1 };
  const point = (type: string, pressed: object = {}) =>
    tools.send('Input.dispatchMouseEvent', { ...mouse, type, ...pressed });
  await point('mouseMoved', { button: 'none' });
  await wait(200);
  await point('mousePressed', { buttons: 1 });
  await point('mouseReleased');
  await until('the next page', () => tab.ask(() => window.change.content > 0), 500);
  const { pressed, content, slowest } = await tab.ask(() => window.change);
  return { content: content - pressed, 'next paint': slowest };
}
