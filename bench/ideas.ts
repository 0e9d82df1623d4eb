import { openBrowser } from '#scripts/browser.ts';
import { storeFigures } from './storeFigures.ts';
import { keyFiguresOf, measureKeys, type KeySample } from './measurePage.ts';
import { servePage } from './servePage.ts';

const rounds = Number(process.env['BENCH_ROUNDS'] ?? 5);
const sizes = [50, 500, 5_000];
const slowdowns = [1, 4];

/** Measures the screen of content ideas with few and many ideas: the time of a key in the search, and of the first cards. */
export async function ideasBench(): Promise<void> {
  await using site = await servePage('bench/pages/ideas');
  await using browser = await openBrowser();
  const samples = new Map<string, KeySample[]>();
  for (let round = 0; round < rounds; round += 1) {
    for (const slowdown of slowdowns) {
      for (const ideas of round % 2 === 0 ? sizes : sizes.toReversed()) {
        const name = `${ideas} ideas ${slowdown}x`;
        const sample = await measureKeys(browser, `${site.address}?ideas=${ideas}`, slowdown);
        samples.set(name, [...(samples.get(name) ?? []), sample]);
      }
    }
    process.stdout.write(`round ${round + 1} of ${rounds}\n`);
  }
  const rows = [...samples].map(([name, taken]) => [name, keyFiguresOf(taken)] as const);
  storeFigures('ideas', { figures: Object.fromEntries(rows) });
}
