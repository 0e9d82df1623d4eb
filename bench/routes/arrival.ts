import { setTimeout as wait } from 'node:timers/promises';
import { until, type Tab } from '../entry/bareTab.ts';
import type { Arrival } from './ways.ts';

declare global {
  interface Window {
    arrival: { from: number; content: number; slowest: number };
  }
}

/** Records the time until a page shows its content, from the next press or, without one, from now. */
export const watchArrival = (tab: Tab, wanted: Arrival): Promise<void> =>
  tab.ask(({ title, content }) => {
    const arrival = { from: performance.now(), content: 0, slowest: 0 };
    window.arrival = arrival;
    new PerformanceObserver((list) => {
      // Ignore events of a still pointer when the page changes under it.
      for (const { duration, interactionId } of list.getEntries() as PerformanceEventTiming[])
        if (interactionId > 0) arrival.slowest = Math.max(arrival.slowest, duration);
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
    addEventListener('pointerdown', ({ timeStamp }) => (arrival.from = timeStamp), {
      once: true,
      capture: true,
    });
    const look = () => {
      const heading = document.querySelector('main h1')?.textContent ?? '';
      if (!heading.startsWith(title) || document.querySelector(content) === null)
        return requestAnimationFrame(look);
      return setTimeout(() => (arrival.content = performance.now()), 0);
    };
    requestAnimationFrame(look);
  }, wanted);

/** The time to the page's content, and the slowest response to a press on the way there. */
export async function arrivalTimes(tab: Tab, path: string) {
  await until(path, () => tab.ask(() => window.arrival.content > 0), 300);
  const { from, content, slowest } = await tab.ask(() => window.arrival);
  return { content: content - from, slowest };
}

/** Waits for the first element of a selector and returns the position of its centre. */
async function middleOf(tab: Tab, selector: string): Promise<{ x: number; y: number }> {
  const find = () =>
    tab.ask((wanted) => {
      for (const element of document.querySelectorAll(wanted)) {
        element.scrollIntoView({ block: 'nearest' });
        const { x, y, width, height } = element.getBoundingClientRect();
        if (width > 0) return { x: x + width / 2, y: y + height / 2 };
      }
      return null;
    }, selector);
  let found = await find();
  await until(`${selector} to press`, async () => (found = await find()) !== null);
  if (!found) throw new Error(`Nothing to press at ${selector}.`);
  return found;
}

/** Presses an element with the mouse. The page is not queried meanwhile, because queries would be measured too. */
export async function pressAt(tab: Tab, selector: string, prepare?: () => Promise<void>) {
  const mouse = { ...(await middleOf(tab, selector)), button: 'left', clickCount: 1 };
  const point = (type: string, pressed: object = {}) =>
    tab.tools.send('Input.dispatchMouseEvent', { ...mouse, type, ...pressed });
  await point('mouseMoved', { button: 'none' });
  await wait(200);
  await prepare?.();
  await point('mousePressed', { buttons: 1 });
  await point('mouseReleased');
}
