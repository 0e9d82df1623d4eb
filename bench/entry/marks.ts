import type { Page } from 'playwright';

/** What a page tells of itself, in milliseconds since it was asked for. */
export interface Marks {
  readonly fcp: number;
  readonly lcp: number;
  /** When the content that was waited for had been painted. */
  readonly content: number;
  readonly shift: number;
  readonly blocked: number;
}

declare global {
  interface Window {
    marks: Marks;
  }
}

/** Watches every page that is opened in this tab, and when something that matches the selector is painted. */
export async function watchPage(page: Page, selector: string): Promise<void> {
  await page.addInitScript((wanted) => {
    // The silent sign-in's frame is not the page.
    if (window.top !== window) return;
    const marks = { fcp: 0, lcp: 0, content: 0, shift: 0, blocked: 0 };
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
    const look = () => {
      if (document.querySelector(wanted) === null) return requestAnimationFrame(look);
      // Drawn in this frame; what follows it comes after the paint.
      return requestAnimationFrame(() => setTimeout(() => (marks.content = performance.now()), 0));
    };
    requestAnimationFrame(look);
  }, selector);
}

/** Waits until the content was painted and gives what was seen by then. */
export async function marksOf(page: Page): Promise<Marks> {
  await page.waitForFunction(() => window.marks.content > 0, undefined, {
    polling: 200,
  });
  return page.evaluate(() => window.marks);
}
