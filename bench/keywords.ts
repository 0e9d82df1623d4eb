import type { Browser, CDPSession, Page } from 'playwright';
import { openBrowser } from '#scripts/browser.ts';
import { serveFolder } from '#scripts/serveFolder.ts';
import { buildPage } from './buildPage.ts';
import { percentile, storeFigures, type Figures } from './figures.ts';

const rounds = Number(process.env['BENCH_ROUNDS'] ?? 5);
const sizes = [1_000, 10_000, 50_000];
const slowdowns = [1, 4];
const compared = ['key p50', 'key p95', 'mount p50', 'frame p50', 'nodes'];
const words = ['email s', 'crm t', 'payroll', 'survey ex', 'seo temp'];

/** Measures one visit at one processor speed: shows rows, types words and deletes them, and scrolls down and up. */
async function visit(browser: Browser, address: string, slowdown: number) {
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
  const frames = await scrolled(page, devtools);
  await context.close();
  if (faults.length > 0) throw new Error(`${address}: ${faults.join(', ')}`);
  return { mount, keys, nodes, ...frames };
}

type Sample = Awaited<ReturnType<typeof visit>>;

/** Types words letter by letter and deletes them, as people do while they search. */
async function typed(page: Page): Promise<readonly number[]> {
  await page.getByRole('searchbox').focus();
  const press = async (key: string) => {
    await page.keyboard.press(key);
    await page.waitForTimeout(40);
  };
  // The first word warms up the page and is not counted.
  for (const word of ['inv', ...words]) {
    for (const letter of word) await press(letter);
    for (let back = 0; back < word.length; back += 1) await press('Backspace');
  }
  const times = await page.evaluate(() => window.bench.keyTimes());
  return times.slice(6);
}

/** Scrolls down with the wheel in quick steps, then up in one jump. */
async function scrolled(page: Page, devtools: CDPSession) {
  const box = await page.locator('.scroller').boundingBox();
  if (!box) throw new Error('Nothing to scroll');
  // A table that the page scrolls may be taller than the window.
  const [x, y] = [box.x + box.width / 2, Math.min(box.y + box.height / 2, 800)];
  await page.evaluate(() => {
    window.stopFrames = window.bench.recordFrames();
  });
  const scroll = (yDistance: number, speed: number) =>
    devtools.send('Input.synthesizeScrollGesture', {
      x,
      y,
      gestureSourceType: 'mouse',
      preventFling: true,
      yDistance,
      speed,
    });
  await scroll(-12_000, 4_000);
  await scroll(8_000, 8_000);
  return page.evaluate(() => window.stopFrames());
}

/** Returns the figures of several visits. */
function figuresOf(taken: readonly Sample[]): Figures {
  const keys = taken.flatMap((sample) => sample.keys);
  const mounts = taken.map((sample) => sample.mount);
  const deltas = taken.flatMap((sample) => sample.deltas);
  const blank = taken.reduce((sum, sample) => sum + sample.blank, 0);
  return {
    'key p50': percentile(keys, 0.5),
    'key p95': percentile(keys, 0.95),
    'mount p50': percentile(mounts, 0.5),
    'mount p95': percentile(mounts, 0.95),
    nodes: Math.max(...taken.map((sample) => sample.nodes)),
    'frame p50': percentile(deltas, 0.5),
    'frame p95': percentile(deltas, 0.95),
    'blank %': (100 * blank) / deltas.length,
    'long %': (100 * deltas.filter((delta) => delta > 50).length) / deltas.length,
  };
}

/** Measures the keyword screen with few and many rows: the time of a key, of a scrolled frame and of the first rows. */
export async function keywordsBench(): Promise<void> {
  await using site = await serveFolder(await buildPage('bench/pages/keywords'));
  await using browser = await openBrowser();
  const samples = new Map<string, Sample[]>();
  const nameOf = (rows: number, slowdown: number) => `${rows} rows ${slowdown}x`;
  for (let round = 0; round < rounds; round += 1) {
    for (const slowdown of slowdowns) {
      // The order alternates, so that no size always runs on a warmer machine.
      for (const rows of round % 2 === 0 ? sizes : sizes.toReversed()) {
        const sample = await visit(browser, `${site.address}?rows=${rows}`, slowdown);
        const name = nameOf(rows, slowdown);
        samples.set(name, [...(samples.get(name) ?? []), sample]);
      }
    }
    process.stdout.write(`round ${round + 1} of ${rounds}\n`);
  }

  const figures: Record<string, Figures> = {};
  for (const [name, taken] of samples) figures[name] = figuresOf(taken);
  const growth: Record<string, Figures> = {};
  for (const slowdown of slowdowns) {
    const few = figures[nameOf(1_000, slowdown)];
    for (const rows of sizes.slice(1)) {
      const more = figures[nameOf(rows, slowdown)];
      growth[`1,000 to ${rows} ${slowdown}x`] = Object.fromEntries(
        compared.map((figure) => [
          figure,
          (more?.[figure] ?? Number.NaN) / (few?.[figure] ?? Number.NaN),
        ]),
      );
    }
  }
  storeFigures('keywords', { figures, growth });
}
