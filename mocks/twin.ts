import type { HttpHandler } from 'msw';
import { createGeneration } from './handlers/generation.ts';
import { handlersFor } from './handlers/handle.ts';
import { seedDemo } from './handlers/seedDemo.ts';
import type { Persistence } from './store/persistence.ts';
import { createStore } from './store/store.ts';

export type { Persistence, StoredRow } from './store/persistence.ts';

/** How a twin behaves; all of it may be left out. */
export interface TwinOptions {
  readonly persistence?: Persistence;
  /** How long a generation takes: 0 in tests, seconds in the sandbox so that polling is real. */
  readonly generationMs?: number;
  /** How long any other answer takes. */
  readonly delayMs?: number;
  /** Where the API lives; empty means any host, under `/api/`. */
  readonly origin?: string;
  /** Says whether a request may pass; without it every request may. Whether a workspace exists is never secret. */
  readonly authorize?: (request: Request) => boolean | Promise<boolean>;
}

/** The API's stand-in: strict, stateful, the same in stories, in tests and over real HTTP. */
export interface Twin {
  readonly handlers: readonly HttpHandler[];
  /** Fills the demo workspace with a business and everything generated for it, unless it is there already. */
  seedDemo(): void;
  /** Forgets every workspace. */
  clear(): void;
}

/** Makes a twin with data of its own. */
export function createTwin(options: TwinOptions = {}): Twin {
  const { persistence, generationMs = 0, delayMs = 0, origin = '', authorize } = options;
  const store = createStore(persistence);
  const world = { store, generation: createGeneration(generationMs) };
  return {
    handlers: handlersFor(world, { origin, delayMs, authorize }),
    seedDemo: () => seedDemo(store),
    clear: () => store.clear(),
  };
}
