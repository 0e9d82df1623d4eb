import type { Context } from '#server/operations/context.ts';
import { seedCompany } from '#server/operations/demo/seedCompany.ts';
import { seedDemo } from '#server/operations/demo/seedDemo.ts';
import { contextInMemory } from '../contextInMemory.ts';
import { handlersFor, handlersOf } from '../handlers/handle.ts';
import type { Scenario } from './compose.ts';
import { fillGrounded } from './groundedRows.ts';
import { fillTargets, fillWith } from './manyRows.ts';
import { callsOf, type Where } from './where.ts';

/** How long a world takes. */
export interface Pace {
  readonly generationMs?: number;
  readonly delayMs?: number;
}

function world(
  fill: (context: Context) => Promise<unknown>,
  { generationMs = 0, delayMs = 0 }: Pace = {},
  where: Where = 'all',
): Scenario {
  const context = contextInMemory(generationMs);
  const filling = fill(context).then(() => {});
  const within = { context, filled: () => filling };
  const reception = { origin: '', delayMs };
  return where === 'all'
    ? handlersFor(within, reception)
    : handlersOf(callsOf(where), within, reception);
}

/** The demo workspace at work: every list has rows. Its company is `demoCompanyId`. */
export const ready = (pace?: Pace): Scenario => world(seedDemo, pace);

/**
 * The demo workspace with its business and nothing else: lists are empty until something is added or generated.
 * For an area alone it is laid over a world, which it shares nothing with.
 */
export const empty = (where: Where = 'all', pace?: Pace): Scenario =>
  world(({ rows }) => seedCompany(rows), pace, where);

/** The demo workspace with so many target companies and nobody found at them yet. */
export const unsearched = (count = 6, pace?: Pace): Scenario =>
  world(({ rows }) => fillTargets(rows, count), pace);

/** No workspace at all: what a first visitor meets. */
export const unknownWorkspace = (pace?: Pace): Scenario => world(async () => {}, pace);

/** The demo workspace with six rows in every list, of which some say what they rest on (D69). */
export const grounded = (pace?: Pace): Scenario => world(({ rows }) => fillGrounded(rows), pace);

/** The demo workspace with so many rows in every list, or in those of an area laid over a world. */
export const manyRows = (count = 10_000, where: Where = 'all', pace?: Pace): Scenario =>
  world(({ rows }) => fillWith(rows, count), pace, where);
