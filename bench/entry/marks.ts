import { until, type Tab } from './bareTab.ts';

/** The timings of a page, in milliseconds since the navigation. */
export interface Marks {
  readonly fcp: number;
  readonly lcp: number;
  /** When the awaited content was painted. */
  readonly content: number;
  /** When the content could be used, which means that it was no longer inert. */
  readonly use: number;
  readonly shift: number;
  readonly blocked: number;
}

declare global {
  interface Window {
    marks: Marks;
  }
}

/** Records in every page of this tab when an element that matches the selector is painted. */
export async function watchPage(tab: Tab, selector: string): Promise<void> {
  await tab.prepare((wanted: string) => {
    // The silent sign-in's frame is not the page.
    if (window.top !== window) return;
    const marks = { fcp: 0, lcp: 0, content: 0, use: 0, shift: 0, blocked: 0 };
    window.marks = marks;
    const observe = (type: string, note: (entry: PerformanceEntry) => void) =>
      new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({
        type,
        buffered: true,
      });
    observe('paint', ({ name, startTime }) => {
      if (name === 'first-contentful-paint') marks.fcp = startTime;
    });
    observe('largest-contentful-paint', ({ startTime }) => (marks.lcp = startTime));
    observe('layout-shift', (entry) => {
      const { value, hadRecentInput } = entry as PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
      };
      if (!hadRecentInput) marks.shift += value;
    });
    observe('longtask', ({ duration }) => (marks.blocked += Math.max(0, duration - 50)));
    const note = (mark: 'content' | 'use', sought: string) => {
      const look = () => {
        if (document.querySelector(sought) === null) return requestAnimationFrame(look);
        // The element exists when the frame begins, so this frame paints it; the timeout runs after the paint.
        return setTimeout(() => (marks[mark] = performance.now()), 0);
      };
      requestAnimationFrame(look);
    };
    note('content', wanted);
    note('use', `${wanted}:not([inert] *)`);
  }, selector);
}

/** Waits until the content can be used and returns the timings. */
export async function marksOf(tab: Tab): Promise<Marks> {
  // Polls rarely, because polling is measured too.
  await until('The content can be used', () => tab.ask(() => window.marks?.use > 0), 200);
  return tab.ask(() => window.marks);
}
