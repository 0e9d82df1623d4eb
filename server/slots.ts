/** Limits how many jobs run at once. Workspaces take turns, so that one with many jobs does not delay the others. */
export interface Slots {
  run<Value>(workspace: string, work: () => Promise<Value>): Promise<Value>;
}

/** When a workspace has too many waiting jobs, and what is thrown then. */
export interface Queue {
  readonly most: number;
  readonly full: () => Error;
}

/** All workspaces together may have this many times as many waiting jobs as one. */
const workspacesInQueue = 10;

/** Creates slots for this many jobs at once. */
export function createSlots(count: number, bound?: Queue): Slots {
  /** The waiting jobs by workspace. A workspace moves to the end when one of its jobs starts. */
  const queues = new Map<string, (() => void)[]>();
  let free = count;
  let waiting = 0;

  const next = (): void => {
    const [turn] = queues;
    if (!turn) {
      free += 1;
      return;
    }
    const [workspace, queue] = turn;
    const start = queue.shift();
    waiting -= 1;
    queues.delete(workspace);
    if (queue.length > 0) queues.set(workspace, queue);
    start?.();
  };

  const enter = (workspace: string): Promise<void> => {
    if (free > 0) {
      free -= 1;
      return Promise.resolve();
    }
    const queue = queues.get(workspace) ?? [];
    const isFull =
      bound && (queue.length >= bound.most || waiting >= bound.most * workspacesInQueue);
    if (isFull) return Promise.reject(bound.full());
    waiting += 1;
    return new Promise((resolve) => {
      queues.set(workspace, [...queue, resolve]);
    });
  };

  return {
    async run(workspace, work) {
      await enter(workspace);
      try {
        return await work();
      } finally {
        next();
      }
    },
  };
}
