/** Limits how many jobs run at once. Workspaces take turns, so that one with many jobs does not delay the others. */
export interface Slots {
  run<Value>(workspace: string, work: () => Promise<Value>): Promise<Value>;
}

/** Creates slots for this many jobs at once. */
export function createSlots(count: number): Slots {
  /** The waiting jobs by workspace. A workspace moves to the end when one of its jobs starts. */
  const queues = new Map<string, (() => void)[]>();
  let free = count;

  const next = (): void => {
    const [turn] = queues;
    if (!turn) {
      free += 1;
      return;
    }
    const [workspace, queue] = turn;
    const start = queue.shift();
    queues.delete(workspace);
    if (queue.length > 0) queues.set(workspace, queue);
    start?.();
  };

  const enter = (workspace: string): Promise<void> => {
    if (free > 0) {
      free -= 1;
      return Promise.resolve();
    }
    return new Promise((resolve) => {
      const queue = queues.get(workspace) ?? [];
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
