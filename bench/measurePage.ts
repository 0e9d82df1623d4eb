import type { Browser, CDPSession, Page } from 'playwright';
import { percentile } from './statistics.ts';

const words = ['email s', 'crm t', 'payroll', 'survey ex', 'seo temp'];

/** The figures of one visit to a page with a list and a search box. */
export interface KeySample {
  readonly mount: number;
  readonly keys: readonly number[];
  readonly nodes: number;
}

/** The figures of one visit to a page with a table and a search box. */
export interface Sample extends KeySample {
  readonly frames: number;
  readonly blank: number;
  readonly long: number;
  readonly deltas: readonly number[];
}

type Inspect<More> = (page: Page, devtools: CDPSession) => Promise<More>;

/** Measures one visit at one processor speed: shows rows, types words and deletes them, then runs `inspect`. */
async function visit<More>(
  browser: Browser,
  address: string,
  slowdown: number,
  inspect: Inspect<More>,
): Promise<KeySample & More> {
  // Tall enough for the whole table: blank rows below the window would go unnoticed.
  const context = await browser.newContext({ viewport: { width: 1280, height: 1200 } });
  const page = await context.newPage();
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  await page.goto(address);
  await page.waitForFunction(() => document.title === 'ready');
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  const mount = await page.evaluate(() => window.bench.mount());
  const keys = await typed(page);
  const nodes = await page.evaluate(() => window.bench.nodes());
  const more = await inspect(page, devtools);
  await context.close();
  if (faults.length > 0) throw new Error(`${address}: ${faults.join(', ')}`);
  return { mount, keys, nodes, ...more };
}

/** Shows rows and searches them. */
export const measureKeys = (
  browser: Browser,
  address: string,
  slowdown: number,
): Promise<KeySample> => visit(browser, address, slowdown, async () => ({}));

/** Shows rows, searches them, and scrolls the table down and up. */
export const measurePage = (browser: Browser, address: string, slowdown: number): Promise<Sample> =>
  visit(browser, address, slowdown, scrolled);

/** Types words letter by letter and deletes them, as people do while they search. */
async function typed(page: Page): Promise<readonly number[]> {
  const search = page.getByRole('searchbox');
  await search.focus();
  // The first word warms up the page and is not counted.
  for (const word of ['inv', ...words]) {
    for (const letter of word) await press(page, letter);
    for (let back = 0; back < word.length; back += 1) await press(page, 'Backspace');
  }
  const times = await page.evaluate(() => window.bench.keyTimes());
  return times.slice(6);
}

async function press(page: Page, key: string): Promise<void> {
  await page.keyboard.press(key);
  await page.waitForTimeout(40);
}

/** Scrolls down with the wheel in quick steps, then to the top in one jump. */
async function scrolled(page: Page, devtools: CDPSession) {
  const box = await page.locator('.scroller').boundingBox();
  if (!box) throw new Error('Nothing to scroll');
  // A table that the page scrolls may be taller than the window.
  const [x, y] = [box.x + box.width / 2, Math.min(box.y + box.height / 2, 800)];
  await page.evaluate(() => {
    window.stopFrames = window.bench.recordFrames();
  });
  const gesture = { x, y, gestureSourceType: 'mouse' as const, preventFling: true };
  await devtools.send('Input.synthesizeScrollGesture', {
    ...gesture,
    yDistance: -12_000,
    speed: 4_000,
  });
  await devtools.send('Input.synthesizeScrollGesture', {
    ...gesture,
    yDistance: 8_000,
    speed: 8_000,
  });
  return page.evaluate(() => window.stopFrames());
}

/** Returns the figures of several visits: search and first rows. */
export function keyFiguresOf(taken: readonly KeySample[]): Record<string, number> {
  const keys = taken.flatMap((sample) => sample.keys);
  const mounts = taken.map((sample) => sample.mount);
  return {
    'key p50': percentile(keys, 0.5),
    'key p95': percentile(keys, 0.95),
    'mount p50': percentile(mounts, 0.5),
    'mount p95': percentile(mounts, 0.95),
    nodes: Math.max(...taken.map((sample) => sample.nodes)),
  };
}

/** Returns the same figures and those of scrolling. */
export function figuresOf(taken: readonly Sample[]): Record<string, number> {
  const frames = taken.reduce((sum, sample) => sum + sample.frames, 0);
  const deltas = taken.flatMap((sample) => sample.deltas);
  return {
    ...keyFiguresOf(taken),
    'frame p50': percentile(deltas, 0.5),
    'frame p95': percentile(deltas, 0.95),
    'blank %': (100 * taken.reduce((sum, sample) => sum + sample.blank, 0)) / frames,
    'long %': (100 * taken.reduce((sum, sample) => sum + sample.long, 0)) / frames,
  };
}
