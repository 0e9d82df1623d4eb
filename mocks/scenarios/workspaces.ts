import type { Context } from '#server/operations/context.ts';
import { seedCompany, seedDemo } from '#server/operations/demo/seedDemo.ts';
import { contextInMemory } from '../contextInMemory.ts';
import { handlersFor, handlersOf } from '../handlers/handle.ts';
import type { Scenario } from './override.ts';
import { seedGaps } from './gaps.ts';
import { fillGrounded } from './groundedRows.ts';
import { fillTargets, fillWith } from './manyRows.ts';
import { callsOf, type Where } from './where.ts';

interface Options {
  /** How long a generation takes, and any other answer. */
  readonly generationMs?: number;
  readonly delayMs?: number;
  readonly where?: Where;
}

function serverWith(
  fill: (context: Context) => Promise<unknown>,
  { generationMs, delayMs, where = 'all' }: Options = {},
): Scenario {
  const context = contextInMemory(generationMs);
  const filling = fill(context).then(() => {});
  const setup = { context, filled: () => filling };
  return where === 'all'
    ? handlersFor(setup, { delayMs })
    : handlersOf(callsOf(where), setup, { delayMs });
}

/** The demo workspace with rows in every list. Its company is `demoCompanyId`. */
export const ready = (pace?: Omit<Options, 'where'>): Scenario => serverWith(seedDemo, pace);

/**
 * The demo workspace with only its business: lists are empty until something is added or generated.
 * Limited to one area, it can be combined with another workspace and keeps its own rows.
 */
export const empty = (where: Where = 'all'): Scenario =>
  serverWith(({ rows }) => seedCompany(rows), { where });

/** The demo workspace with rows in every list, but without some figures, names and websites. */
export const gaps = (): Scenario => serverWith(seedGaps);

/** The demo workspace with this many target companies, and no people found yet. */
export const unsearched = (count = 6): Scenario =>
  serverWith(({ rows }) => fillTargets(rows, count));

/** No workspace, as for a first visitor. */
export const unknownWorkspace = (): Scenario => serverWith(async () => {});

/** The demo workspace with six rows in every list, some of them with evidence (D69). */
export const grounded = (): Scenario => serverWith(({ rows }) => fillGrounded(rows));

/** The demo workspace with this many rows in every list. */
export const manyRows = (count = 10_000): Scenario =>
  serverWith(({ rows }) => fillWith(rows, count));
