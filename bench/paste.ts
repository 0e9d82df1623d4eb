import { openBrowser } from '#scripts/browser.ts';
import { serveFolder } from '#scripts/serveFolder.ts';
import { buildPage } from './product.ts';
import { medianOf, storeFigures, type Figures } from './figures.ts';

const rounds = Number(process.env['BENCH_ROUNDS'] ?? 5);
const heapKb = () =>
  'memory' in performance ? Object(performance.memory).usedJSHeapSize / 1024 : 0;

/** Measures reading and judging a file of 5,000 people against the same people, at two speeds of the processor (D97). */
export async function pasteBench(): Promise<void> {
  await using site = await serveFolder(await buildPage('bench/pages/paste'));
  await using browser = await openBrowser(['--enable-precise-memory-info']);
  const figures: Record<string, Figures> = {};
  for (const slowdown of [1, 4]) {
    const taken: Figures[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const page = await browser.newPage();
      await page.goto(site.address);
      await page.waitForFunction(() => document.title === 'ready');
      const devtools = await page.context().newCDPSession(page);
      await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
      const before = await page.evaluate(heapKb);
      const { steps, changed } = await page.evaluate(() => window.judge());
      if (changed !== 500) throw new Error(`${changed} of 500 changes found`);
      await devtools.send('HeapProfiler.collectGarbage');
      const more = (await page.evaluate(heapKb)) - before;
      const sum = steps.reduce((total, ms) => total + ms, 0);
      taken.push({
        'all (ms)': sum,
        'longest step (ms)': Math.max(...steps),
        'heap more (KB)': more,
      });
      await page.close();
    }
    figures[`5,000 rows ${slowdown}x`] = medianOf(taken);
  }
  storeFigures('paste', { figures });
}
