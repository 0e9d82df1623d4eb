import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { forkSandbox } from '#server/testing/forkSandbox.ts';
import { workspaceOrigin } from '#server/http/hosts.ts';
import { appFolder, buildWhenStale } from '#scripts/appBuild.ts';
import { openBrowser } from '#scripts/browser.ts';
import { buildFloor, floorFolder } from './entry/floor.ts';
import { serveLimits } from './entry/limits.ts';
import { signInMember, signInToFloor } from './entry/member.ts';
import { changeRoute } from './entry/routeChange.ts';
import { visitColdAndWarm, visitSignedOut } from './entry/visits.ts';
import { storeFigures } from './storeFigures.ts';
import { medianOf, type Figures } from './statistics.ts';

const rounds = Number(process.env['BENCH_ROUNDS'] ?? 5);

type Samples = Map<string, Map<string, Figures[]>>;

const row = 'th[scope=row]';

/** Measures the time to the product's first content on a slow phone, compared with static pages, a plain table and the floor. */
export async function entryBench(): Promise<void> {
  await buildWhenStale();
  await buildFloor();
  const dataFolder = mkdtempSync(join(tmpdir(), 'bellwether-bench-'));
  const sandboxOf = (name: string, folder: string) =>
    forkSandbox({ dataFolder: join(dataFolder, name), appFolder: folder, seed: 'demo' });
  const sandbox = await sandboxOf('product', appFolder);
  const floorSandbox = await sandboxOf('floor', floorFolder);
  const samples: Samples = new Map();
  const note = (table: string, name: string, figures: Figures) => {
    const rows = samples.get(table) ?? new Map<string, Figures[]>();
    samples.set(table, rows.set(name, [...(rows.get(name) ?? []), figures]));
  };
  try {
    await using browser = await openBrowser();
    const origin = workspaceOrigin('demo', sandbox.port);
    const member = await signInMember(browser, origin);
    const floor = workspaceOrigin('demo', floorSandbox.port);
    const onFloor = await signInToFloor(browser, floor);
    await using limits = await serveLimits(appFolder, member);
    const keywords = {
      floor: { url: `${floor}/keyword-research`, row: 'td', next: 'main > button' },
      product: { url: `${origin}/keyword-research`, row, next: 'footer > button' },
    };
    for (let round = 0; round < rounds; round += 1) {
      note('signed out', 'static page', await visitSignedOut(browser, `${limits.address}/entry`));
      note('signed out', 'bare floor', await visitSignedOut(browser, `${floor}/`));
      note('signed out', 'product', await visitSignedOut(browser, `${origin}/`));
      const pages = [
        ['static page', undefined, `${limits.address}/keywords`, row],
        ['table by hand', undefined, `${limits.address}/byHand`, 'td'],
        ['bare floor', onFloor, keywords.floor.url, keywords.floor.row],
        ['product', member, keywords.product.url, row],
      ] as const;
      for (const [name, known, url, selector] of pages) {
        const { cold, warm } = await visitColdAndWarm(browser, known, { url, selector });
        note('keywords, cold', name, cold);
        note('keywords, warm', name, warm);
      }
      note('route change', 'bare floor', await changeRoute(browser, onFloor, keywords.floor));
      note('route change', 'product', await changeRoute(browser, member, keywords.product));
      process.stdout.write(`round ${round + 1} of ${rounds}\n`);
    }
  } finally {
    await sandbox.kill();
    await floorSandbox.kill();
    rmSync(dataFolder, { recursive: true, force: true });
  }
  report(samples);
}

function report(samples: Samples): void {
  const tables: Record<string, Record<string, Figures>> = {};
  for (const [table, rows] of samples) {
    const medians: Record<string, Figures> = {};
    for (const [name, taken] of rows) medians[name] = medianOf(taken);
    const { product } = medians;
    for (const name of ['static page', 'table by hand', 'bare floor']) {
      const limit = medians[name];
      if (limit && product) medians[`product / ${name}`] = ratioOf(product, limit);
    }
    tables[table] = medians;
  }
  storeFigures('entry', tables);
}

/** Divides the times that both have. The product's redirect to the provider is compared with the static page's paint. */
const ratioOf = (product: Figures, limit: Figures): Figures =>
  Object.fromEntries(
    ['FCP', 'LCP', 'rows', 'use', 'redirect', 'content', 'next paint'].flatMap((figure) => {
      const [one, other] = [product[figure], limit[figure] ?? limit['FCP']];
      return one === undefined || !other ? [] : [[figure, one / other]];
    }),
  );
