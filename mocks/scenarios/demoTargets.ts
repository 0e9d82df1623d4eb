import type { Context } from '#server/operations/context.ts';
import { seedDemo } from '#server/operations/demo/seedDemo.ts';
import { contextInMemory } from '../contextInMemory.ts';
import { demoCompanyId, demoWorkspace } from '../fixtures/demo.ts';
import { fillTargets } from './manyRows.ts';

interface Ref {
  readonly targetid: number | string;
  readonly name: string;
}

async function targetsIn(fill: (context: Context) => Promise<void>): Promise<readonly Ref[]> {
  const context = contextInMemory();
  await fill(context);
  const targets = await context.rows.list(
    'targetCompanies',
    demoWorkspace.domain,
    String(demoCompanyId),
  );
  return targets.map(({ id, value }) => ({ targetid: id, name: value.target_company_name }));
}

/** The target companies of `ready()`, as a stored selection. */
export const readyTargets = (): Promise<readonly Ref[]> => targetsIn(seedDemo);

/** The target companies of `unsearched(count)`, as a stored selection. */
export const unsearchedTargets = (count = 6): Promise<readonly Ref[]> =>
  targetsIn(({ rows }) => fillTargets(rows, count));
