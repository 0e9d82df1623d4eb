import type { HttpHandler } from 'msw';
import { seedDemo } from '#server/operations/demo/seedDemo.ts';
import type { Rows } from '#server/rows/rows.ts';
import { contextInMemory } from './contextInMemory.ts';
import { handlersFor } from './handlers/handle.ts';

/** How a twin behaves; all of it may be left out. */
export interface TwinOptions {
  /** Where its rows live; without any, in memory. */
  readonly rows?: Rows;
  /** How long a generation takes. */
  readonly generationMs?: number;
  /** How long any other answer takes. */
  readonly delayMs?: number;
  /** Where the API lives; empty means any host, under `/api/`. */
  readonly origin?: string;
  /** Says whether a request may pass; without it every request may. Whether a workspace exists is never secret. */
  readonly authorize?: (request: Request) => boolean | Promise<boolean>;
}

/** The server's operations behind handlers instead of a network: the same in stories and in tests. */
export interface Twin {
  readonly handlers: readonly HttpHandler[];
  /** Fills the demo workspace, unless it is there already. Requests wait until it is done. */
  seedDemo(): void;
}

/** Makes a twin with data of its own. */
export function createTwin(options: TwinOptions = {}): Twin {
  const { rows, generationMs = 0, delayMs = 0, origin = '', authorize } = options;
  const context = contextInMemory(generationMs, rows);
  let seeding = Promise.resolve();
  const world = { context, filled: () => seeding };
  return {
    handlers: handlersFor(world, { origin, delayMs, authorize }),
    seedDemo: () => {
      seeding = seedDemo(context);
    },
  };
}
