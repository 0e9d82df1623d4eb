import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { appFolder, buildWhenStale } from '#scripts/appBuild.ts';
import { startProductAndBrowser, type TestProduct } from '../../driver/testProduct.ts';
import type { Place } from './faultScene.ts';
import { caseOf, type Case } from '../proof.ts';

/** So many pages are tried at a time, each with a product of its own. */
const lanes = 3;

/** The rows that are asked for: by the address of their page, or by how their call begins. */
export const wantedRows = <Row extends Place>(
  rows: readonly Row[],
  parts: readonly string[],
): readonly Row[] =>
  parts.length === 0
    ? rows
    : rows.filter(({ path, call }) =>
        parts.some((part) => path.split('?')[0] === part || call.startsWith(part)),
      );

/** The built app where nobody builds it anew: a proof takes minutes, and somebody may be at work meanwhile. */
async function ownBuild() {
  await buildWhenStale();
  const folder = mkdtempSync(join(tmpdir(), 'bellwether-proof-'));
  cpSync(appFolder, folder, { recursive: true });
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

/** Goes through rows, a few at a time. */
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
