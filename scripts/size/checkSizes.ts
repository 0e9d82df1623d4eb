import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { appFolder, buildWhenStale } from '../appBuild.ts';
import { root } from '../process.ts';
import type { Outcome } from '../testing/outcome.ts';
import { overBudget, type Sizes } from './budget.ts';
import { sizesOfBuild } from './routeSizes.ts';

export const budgetFile = join(root, 'bench', 'sizes.json');

export const readBudget = (): Sizes => JSON.parse(readFileSync(budgetFile, 'utf8'));

/** Checks that every way into the app is within its budget. `npm run size -- --update` changes the budgets. */
export async function checkSizes(): Promise<Outcome> {
  const name = 'sizes';
  await buildWhenStale();
  const lines = overBudget(sizesOfBuild(appFolder), readBudget());
  if (lines.length === 0) return { name };
  const way = 'If it is worth it: npm run size -- --update';
  return { name, failure: [...lines, way].join('\n') };
}
