import { openBrowser } from '#scripts/browser.ts';
import { serveFolder } from '#scripts/serveFolder.ts';
import { percentile, medianOf, storeFigures, type Figures } from './figures.ts';
import { buildPage } from './product.ts';

const rounds = Number(process.env['BENCH_ROUNDS'] ?? 5);

/** Keeps how long each letter takes from its key to the next paint, as browsers measure it: by 8 ms, and only from 16 ms on. */
function watchKeys(): void {
  const durations: number[] = [];
  Object.assign(window, { durations });
  const asked = { type: 'event', durationThreshold: 16 };
  new PerformanceObserver((list) => {
    for (const { name, duration } of list.getEntries())
      if (name === 'keydown') durations.push(duration);
  }).observe(asked);
}

const text = ' Cut it in the middle of the morning, when the room is full.';

/** Measures typing in a section of a piece of 3,000 words with 12 sections, at two speeds of the processor (D99). */
export async function pieceBench(): Promise<void> {
  await using site = await serveFolder(await buildPage('bench/pages/piece'));
  await using browser = await openBrowser();
  const figures: Record<string, Figures> = {};
  for (const slowdown of [1, 4]) {
    const taken: Figures[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const page = await browser.newPage({ viewport: { width: 1280, height: 720 } });
      await page.goto(site.address);
      const devtools = await page.context().newCDPSession(page);
      await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
      await page.getByRole('button', { name: 'Edit “Point 6”' }).click();
      await page.getByLabel(/^Text/).press('Control+End');
      // The first letters warm the page up.
      await page.keyboard.type(' And so on.', { delay: 60 });
      await page.evaluate(watchKeys);
      for (const letter of text) {
        await page.keyboard.press(letter);
        await page.waitForTimeout(60);
      }
      const slow = await page.evaluate(() => [...Object(window).durations] as number[]);
      const quick = Array.from({ length: text.length - slow.length }, () => 16);
      const keys = [...slow, ...quick];
      taken.push({
        words: Number.parseInt(await page.title(), 10),
        'key p50 (ms)': percentile(keys, 0.5),
        'key p95 (ms)': percentile(keys, 0.95),
        'key max (ms)': Math.max(...keys),
      });
      await page.close();
    }
    figures[`${slowdown}x`] = medianOf(taken);
  }
  storeFigures('piece', { figures });
}
