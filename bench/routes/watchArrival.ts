import type { Tab } from '../entry/bareTab.ts';
import { until } from '../entry/until.ts';
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
