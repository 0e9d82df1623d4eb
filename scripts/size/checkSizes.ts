import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { appFolder, buildWhenStale } from '../appBuild.ts';
import { root } from '../process.ts';
import type { Outcome } from '../testing/outcome.ts';
import { changesSince, overBudget, type Sizes } from './budget.ts';
import { apartFolder, buildApart } from './buildApart.ts';
import { ownSizesOfBuild, sizesOfBuild, unpackedSizes } from './routeSizes.ts';

const toTenth = (kilobytes: number): number => Math.round(kilobytes * 10) / 10;

const budgetFile = join(root, 'bench', 'sizes.json');

/** Checks that every way into the app is within its budget. `npm run size -- --update` changes the budgets. */
export async function checkSizes(): Promise<Outcome> {
  const name = 'sizes';
  await buildWhenStale();
  const budget: Sizes = JSON.parse(readFileSync(budgetFile, 'utf8'));
  const lines = overBudget(sizesOfBuild(appFolder), budget);
  if (lines.length === 0) return { name };
  const way = 'If it is worth it: npm run size -- --update';
  return { name, failure: [...lines, way].join('\n') };
}

interface Measured {
  readonly sizes: Sizes;
  /** Kilobytes of our own code for each way in, uncompressed. */
  readonly unpacked: Readonly<Record<string, number>>;
  readonly changes: readonly string[];
}

/** Builds the app and measures each way in: its size, our own code, and the changes. Stores the sizes as budgets on request. */
export async function measureSizes(isUpdate: boolean): Promise<Measured> {
  await buildWhenStale();
  await buildApart();
  const own = ownSizesOfBuild(apartFolder);
  const sizes: Sizes = Object.fromEntries(
    Object.entries(sizesOfBuild(appFolder)).map(([name, size]) => {
      const ours = own[name]?.kilobytes ?? 0;
      return [name, { ...size, ours, packages: toTenth(size.kilobytes - ours) }];
    }),
  );
  const changes = changesSince(JSON.parse(readFileSync(budgetFile, 'utf8')), sizes);
  if (isUpdate) writeFileSync(budgetFile, `${JSON.stringify(sizes, null, 2)}\n`);
  const unpacked = Object.fromEntries(
    Object.entries(ownSizesOfBuild(apartFolder, unpackedSizes(apartFolder))).map(
      ([name, { kilobytes }]) => [name, kilobytes],
    ),
  );
  return { sizes, unpacked, changes };
}
