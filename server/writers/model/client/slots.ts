/** Lets a few works run at once; workspaces take turns, so that one with many waiting holds up no other. */
export interface Slots {
  run<Value>(workspace: string, work: () => Promise<Value>): Promise<Value>;
}

/** Makes slots for this many works at once. */
export function createSlots(count: number): Slots {
  /** In the order of their turns: whoever was served goes to the end. */
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
