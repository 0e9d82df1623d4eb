import { seedDemo } from '#server/operations/demo/seedDemo.ts';
import type { Rows } from '#server/rows/rows.ts';
import { contextInMemory } from './contextInMemory.ts';
import { handlersFor } from './handlers/handle.ts';

/** The options of a mock API; all are optional. */
export interface MockApiOptions {
  /** Its rows; by default in memory. */
  readonly rows?: Rows;
  /** Whether a request is authorised; by default all are. Checking whether a workspace exists is always allowed. */
  readonly authorize?: (request: Request) => boolean | Promise<boolean>;
}

/** Creates a mock API with its own data: the server's operations behind request handlers instead of a network. */
export function createMockApi({ rows, authorize }: MockApiOptions = {}) {
  const context = contextInMemory(0, rows);
  let seeding = Promise.resolve();
  const setup = { context, filled: () => seeding };
  return {
    handlers: handlersFor(setup, { authorize }),
    /** Fills the demo workspace, unless it is there already. Requests wait until it is done. */
    seedDemo: (): void => {
      seeding = seedDemo(context);
    },
  };
}
