import type { Browser } from 'playwright';
import { slowDown } from './line.ts';
import type { Member } from './member.ts';
import type { Figures } from './visits.ts';

declare global {
  interface Window {
    change: { readonly pressed: number; readonly content: number; readonly slowest: number };
  }
}

/** From the keywords to the content ideas by the button that leads on, once the page has had time to look ahead. */
export async function changeRoute(
  browser: Browser,
  { state }: Member,
  origin: string,
): Promise<Figures> {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    storageState: state,
  });
  const page = await context.newPage();
  await slowDown(page);
  await page.goto(`${origin}/keyword-research`, { waitUntil: 'commit' });
  await page.locator('[role=rowheader]').first().waitFor();
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => {
    const change = { pressed: 0, content: 0, slowest: 0 };
    window.change = change;
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries())
        change.slowest = Math.max(change.slowest, duration);
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
  await page.getByRole('button', { name: 'Content Ideas', exact: true }).click();
  await page.waitForFunction(() => window.change.content > 0);
  // The browser tells of an interaction once it is painted.
  await page.waitForTimeout(300);
  const { pressed, content, slowest } = await page.evaluate(() => window.change);
  await context.close();
  return { content: content - pressed, 'next paint': slowest };
}
