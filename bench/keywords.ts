import { openBrowser } from '#scripts/browser.ts';
import { storeFigures } from './storeFigures.ts';
import { figuresOf, measurePage, type Sample } from './measurePage.ts';
import { servePage } from './servePage.ts';

const rounds = Number(process.env['BENCH_ROUNDS'] ?? 5);
const sizes = [1_000, 10_000, 50_000];
const slowdowns = [1, 4];
const compared = ['key p50', 'key p95', 'mount p50', 'frame p50', 'nodes'];

/** Measures the keyword screen with few and many rows: the time of a key, of a scrolled frame and of the first rows. */
export async function keywordsBench(): Promise<void> {
  await using site = await servePage('bench/pages/keywords');
  await using browser = await openBrowser();
  const samples = new Map<string, Sample[]>();
  const nameOf = (rows: number, slowdown: number) => `${rows} rows ${slowdown}x`;
  for (let round = 0; round < rounds; round += 1) {
    for (const slowdown of slowdowns) {
      // The order alternates, so that no size always runs on a warmer machine.
      for (const rows of round % 2 === 0 ? sizes : sizes.toReversed()) {
        const sample = await measurePage(browser, `${site.address}?rows=${rows}`, slowdown);
        const name = nameOf(rows, slowdown);
        samples.set(name, [...(samples.get(name) ?? []), sample]);
      }
    }
    process.stdout.write(`round ${round + 1} of ${rounds}\n`);
  }

  const figures: Record<string, Record<string, number>> = {};
  for (const [name, taken] of samples) figures[name] = figuresOf(taken);
  const growth: Record<string, Record<string, number>> = {};
  for (const slowdown of slowdowns) {
    for (const rows of sizes.slice(1)) {
      growth[`1,000 to ${rows} ${slowdown}x`] = Object.fromEntries(
        compared.map((figure) => [
          figure,
          (figures[nameOf(rows, slowdown)]?.[figure] ?? Number.NaN) /
            (figures[nameOf(1_000, slowdown)]?.[figure] ?? Number.NaN),
        ]),
      );
    }
  }
  storeFigures('keywords', { figures, growth });
}
