/** All workspaces together may have this many times as many waiting jobs as one. */
const workspacesInQueue = 10;

/** Limits how many jobs run at once. Workspaces take turns, so that one with many jobs does not delay the others. */
export function createSlots(
  count: number,
  bound?: { readonly most: number; readonly full: () => Error },
) {
  /** The waiting jobs by workspace. A workspace moves to the end when one of its jobs starts. */
  const queues = new Map<string, (() => void)[]>();
  let free = count;
  let waiting = 0;

  const next = (): void => {
    const [turn] = queues;
    if (!turn) return void (free += 1);
    const [workspace, queue] = turn;
    const start = queue.shift();
    waiting -= 1;
    queues.delete(workspace);
    if (queue.length > 0) queues.set(workspace, queue);
    start?.();
  };

  const enter = async (workspace: string): Promise<void> => {
    if (free > 0) return void (free -= 1);
    const queue = queues.get(workspace) ?? [];
    const isFull =
      bound && (queue.length >= bound.most || waiting >= bound.most * workspacesInQueue);
    if (isFull) throw bound.full();
    waiting += 1;
    return new Promise((resolve) => {
      queues.set(workspace, [...queue, resolve]);
    });
  };

  return {
    async run<Value>(workspace: string, work: () => Promise<Value>): Promise<Value> {
      await enter(workspace);
      try {
        return await work();
      } finally {
        next();
      }
    },
  };
}
