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
  await page.getByRole('rowheader').first().waitFor();
  await page.waitForLoadState('networkidle');
  // The next page is rehearsed once nothing else is to be done.
  await page.waitForTimeout(3000);
  await page.evaluate(() => {
    const change = { pressed: 0, content: 0, slowest: 0 };
    window.change = change;
    new PerformanceObserver((list) => {
      // What the browser tells of a pointer that stands still while the page changes under it is nobody's press.
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
  const box = await page.getByRole('button', { name: 'Content Ideas', exact: true }).boundingBox();
  if (!box) throw new Error('There is no button that leads on.');
  // Pressed by the bare mouse and left alone: whoever looks meanwhile takes part in what is measured.
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.waitForTimeout(200);
  await page.mouse.down();
  await page.mouse.up();
  await page.waitForTimeout(2500);
  const { pressed, content, slowest } = await page.evaluate(() => window.change);
  await context.close();
  return { content: content - pressed, 'next paint': slowest };
}
