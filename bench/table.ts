import { openBrowser } from '#scripts/browser.ts';
import { storeFigures } from './storeFigures.ts';
import { figuresOf, measurePage, type Sample } from './measurePage.ts';
import { servePage } from './servePage.ts';

const rounds = Number(process.env['BENCH_ROUNDS'] ?? 5);

/** One measured visit: a new page of one contender, with a number of rows at one processor speed. */
interface Visit {
  readonly kind: string;
  readonly rows: number;
  readonly slowdown: number;
}

/** The table at once, the table after its skeleton (as in the product), and a list without React. */
const kinds = ['kit', 'kitAfterSkeleton', 'vanilla'];
const sizes = [1_000, 10_000, 50_000];
const slowdowns = [1, 4];

/** Compares the product's table with a list without React, in alternation, with a new page each time. */
export async function tableBench(): Promise<void> {
  await using site = await servePage('bench/pages/table');
  await using browser = await openBrowser();
  const samples = new Map<string, Sample[]>();
  for (let round = 0; round < rounds; round += 1) {
    for (const visit of visits(round)) {
      const address = `${site.address}?kind=${visit.kind}&rows=${visit.rows}`;
      const sample = await measurePage(browser, address, visit.slowdown);
      const name = nameOf(visit);
      samples.set(name, [...(samples.get(name) ?? []), sample]);
    }
    process.stdout.write(`round ${round + 1} of ${rounds}\n`);
  }
  report(samples);
}

const nameOf = ({ kind, rows, slowdown }: Visit): string => `${kind} ${rows} ${slowdown}x`;

/** Returns the visits of a round. The order alternates, so that no contender always runs on a warmer machine. */
function visits(round: number): readonly Visit[] {
  const order = round % 2 === 0 ? kinds : kinds.toReversed();
  return slowdowns.flatMap((slowdown) =>
    sizes.flatMap((rows) => order.map((kind) => ({ kind, rows, slowdown }))),
  );
}

const compared = ['key p50', 'key p95', 'mount p50'];

function report(samples: ReadonlyMap<string, readonly Sample[]>): void {
  const figures: Record<string, Record<string, number>> = {};
  for (const [name, taken] of samples) figures[name] = figuresOf(taken);
  const of = (kind: string, rows: number, slowdown: number, figure: string) =>
    figures[nameOf({ kind, rows, slowdown })]?.[figure] ?? Number.NaN;
  const ratios: Record<string, Record<string, number>> = {};
  for (const slowdown of slowdowns) {
    for (const rows of sizes) {
      for (const kind of kinds.slice(0, -1)) {
        ratios[`${kind} / vanilla ${rows} ${slowdown}x`] = Object.fromEntries(
          compared.map((figure) => [
            figure,
            of(kind, rows, slowdown, figure) / of('vanilla', rows, slowdown, figure),
          ]),
        );
      }
    }
    ratios[`kit growth 1,000 to 50,000 ${slowdown}x`] = Object.fromEntries(
      compared.map((figure) => [
        figure,
        of('kit', 50_000, slowdown, figure) / of('kit', 1_000, slowdown, figure),
      ]),
    );
  }
  storeFigures('table', { figures, ratios });
}
