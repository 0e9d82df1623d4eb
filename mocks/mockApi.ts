import type { HttpHandler } from 'msw';
import { seedDemo } from '#server/operations/demo/seedDemo.ts';
import type { Rows } from '#server/rows/rows.ts';
import { contextInMemory } from './contextInMemory.ts';
import { handlersFor } from './handlers/handle.ts';

/** The options of a mock API; all are optional. */
export interface MockApiOptions {
  /** Its rows; by default in memory. */
  readonly rows?: Rows;
  /** How long a generation takes. */
  readonly generationMs?: number;
  /** Whether a request is authorised; by default all are. Checking whether a workspace exists is always allowed. */
  readonly authorize?: (request: Request) => boolean | Promise<boolean>;
}

/** The server's operations behind request handlers instead of a network, for stories and tests. */
export interface MockApi {
  readonly handlers: readonly HttpHandler[];
  /** Fills the demo workspace, unless it is there already. Requests wait until it is done. */
  seedDemo(): void;
}

/** Creates a mock API with its own data. */
export function createMockApi(options: MockApiOptions = {}): MockApi {
  const { rows, generationMs, authorize } = options;
  const context = contextInMemory(generationMs, rows);
  let seeding = Promise.resolve();
  const setup = { context, filled: () => seeding };
  return {
    handlers: handlersFor(setup, { authorize }),
    seedDemo: () => {
      seeding = seedDemo(context);
    },
  };
}
