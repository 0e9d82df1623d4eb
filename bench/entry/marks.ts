import type { Page } from 'playwright';

/** What a page tells of itself, in milliseconds since it was asked for. */
export interface Marks {
  readonly fcp: number;
  readonly lcp: number;
  /** When the content that was waited for had been painted. */
  readonly content: number;
  /** When it could be used: what is only shown yet is inert. */
  readonly use: number;
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
        // It stands there when the frame begins, so this frame paints it; what is put off comes after the paint.
        return setTimeout(() => (marks[mark] = performance.now()), 0);
      };
      requestAnimationFrame(look);
    };
    note('content', wanted);
    note('use', `${wanted}:not([inert] *)`);
  }, selector);
}

/** Waits until the content can be used and gives what was seen by then. */
export async function marksOf(page: Page): Promise<Marks> {
  await page.waitForFunction(() => window.marks.use > 0, undefined, {
    polling: 200,
  });
  return page.evaluate(() => window.marks);
}
