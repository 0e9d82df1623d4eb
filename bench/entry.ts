import { openBrowser } from '#scripts/browser.ts';
import { signInWorker } from '#scripts/vite/signInWorker.ts';
import { buildPage } from './buildPage.ts';
import { changeRoute, visitColdAndWarm, visitSignedOut } from './entry/visits.ts';
import { medianOf, storeFigures, type Figures } from './figures.ts';
import { serveApp, serveProduct, signInMember } from './product.ts';

const rounds = Number(process.env['BENCH_ROUNDS'] ?? 5);

/** The samples of each table, by app. */
type Samples = Map<string, Map<string, Figures[]>>;

/**
 * Measures the time to the product's first content on a slow phone, compared with the floor: a minimal app with the product's
 * packages. Of the product's code it has only the worker of the sign-in client, which the server's policy allows only as a
 * separate file.
 */
export async function entryBench(): Promise<void> {
  await using product = await serveProduct();
  await using floor = await serveApp(await buildPage('bench/pages/floor', [signInWorker()]));
  await using browser = await openBrowser();
  const apps = [
    ['bare floor', floor.origin, await signInMember(browser, floor.origin)],
    ['product', product.origin, await signInMember(browser, product.origin)],
  ] as const;
  const samples: Samples = new Map();
  const note = (table: string, app: string, figures: Figures) => {
    const rows = samples.get(table) ?? new Map<string, Figures[]>();
    samples.set(table, rows.set(app, [...(rows.get(app) ?? []), figures]));
  };
  for (let round = 0; round < rounds; round += 1) {
    for (const [app, origin] of apps)
      note('signed out', app, await visitSignedOut(browser, origin));
    for (const [app, origin, member] of apps) {
      const { cold, warm } = await visitColdAndWarm(browser, member, origin);
      note('keywords, cold', app, cold);
      note('keywords, warm', app, warm);
    }
    for (const [app, origin, member] of apps)
      note('route change', app, await changeRoute(browser, member, origin));
    process.stdout.write(`round ${round + 1} of ${rounds}\n`);
  }
  report(samples);
}

function report(samples: Samples): void {
  const tables: Record<string, Record<string, Figures>> = {};
  for (const [table, rows] of samples) {
    const floor = medianOf(rows.get('bare floor') ?? []);
    const product = medianOf(rows.get('product') ?? []);
    tables[table] = {
      'bare floor': floor,
      product,
      'product / bare floor': ratioOf(product, floor),
    };
  }
  storeFigures('entry', tables);
}

/** Divides the times that are not zero. */
const ratioOf = (product: Figures, floor: Figures): Figures =>
  Object.fromEntries(
    ['FCP', 'LCP', 'rows', 'use', 'redirect', 'content', 'next paint'].flatMap((figure) => {
      const [one, other] = [product[figure], floor[figure]];
      return one === undefined || !other ? [] : [[figure, one / other]];
    }),
  );
