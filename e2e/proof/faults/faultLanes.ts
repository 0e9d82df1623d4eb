import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { appFolder, buildWhenStale } from '#scripts/appBuild.ts';
import { startProductAndBrowser, type TestProduct } from '../../driver/testProduct.ts';
import type { Place } from './faultScene.ts';
import { caseOf, type Case } from '../proof.ts';

/** How many pages are tested at the same time, each on its own product. */
const lanes = 3;

/** The selected rows: by the path of their page, or by the start of their call. */
export const wantedRows = <Row extends Place>(
  rows: readonly Row[],
  parts: readonly string[],
): readonly Row[] =>
  parts.length === 0
    ? rows
    : rows.filter(({ path, call }) =>
        parts.some((part) => path.split('?')[0] === part || call.startsWith(part)),
      );

/** A copy of the built app: a proof takes minutes, and another build may run meanwhile. */
async function ownBuild() {
  await buildWhenStale();
  const folder = mkdtempSync(join(tmpdir(), 'bellwether-proof-'));
  cpSync(appFolder, folder, { recursive: true });
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

/** Tests rows, a few at the same time. */
export async function inLanes<Row extends Place>(
  rows: readonly Row[],
  casesOf: (product: TestProduct, row: Row) => Promise<readonly Case[]>,
): Promise<readonly Case[]> {
  const queue = [...rows];
  const products: TestProduct[] = [];
  const cases: Case[] = [];
  const build = await ownBuild();
  const walk = async (product: TestProduct) => {
    for (let row = queue.shift(); row; row = queue.shift()) {
      const mine = row;
      // oxlint-disable-next-line no-await-in-loop -- one page after the other
      const found = await caseOf(`${mine.call} on ${mine.path} opens`, async () => {
        cases.push(...(await casesOf(product, mine)));
      });
      if (found.failure !== undefined) cases.push(found);
    }
  };
  try {
    while (products.length < Math.min(lanes, rows.length))
      // oxlint-disable-next-line no-await-in-loop -- a browser after the other
      products.push(await startProductAndBrowser({ generationMs: 0, appFolder: build.folder }));
    await Promise.all(products.map(walk));
  } finally {
    await Promise.all(products.map((product) => product.close()));
    build.remove();
  }
  return cases;
}
