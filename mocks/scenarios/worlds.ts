import { createGeneration } from '../handlers/generation.ts';
import { handlersFor, handlersOf } from '../handlers/handle.ts';
import { seedCompany } from '../handlers/seedCompany.ts';
import { seedDemo } from '../handlers/seedDemo.ts';
import { createStore, type Store } from '../store/store.ts';
import type { Scenario } from './compose.ts';
import { fillTargets, fillWith } from './manyRows.ts';
import { callsOf, type Where } from './where.ts';

/** How long a world takes. */
export interface Pace {
  readonly generationMs?: number;
  readonly delayMs?: number;
}

function world(
  fill: (store: Store) => void,
  { generationMs = 0, delayMs = 0 }: Pace = {},
  where: Where = 'all',
): Scenario {
  const store = createStore();
  fill(store);
  const within = { store, generation: createGeneration(generationMs) };
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
  world((store) => void seedCompany(store), pace, where);

/** The demo workspace with so many target companies and nobody found at them yet. */
export const unsearched = (count = 6, pace?: Pace): Scenario =>
  world((store) => fillTargets(store, count), pace);

/** No workspace at all: what a first visitor meets. */
export const unknownWorkspace = (pace?: Pace): Scenario => world(() => {}, pace);

/** The demo workspace with so many rows in every list, or in those of an area laid over a world. */
export const manyRows = (count = 10_000, where: Where = 'all', pace?: Pace): Scenario =>
  world((store) => fillWith(store, count), pace, where);
