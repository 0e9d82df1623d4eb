/** Limits how many tasks run at the same time; others wait in order. */
export interface Slots {
  run<Result>(work: () => Promise<Result>): Promise<Result>;
}

export function createSlots(count: number): Slots {
  let taken = 0;
  const queue: (() => void)[] = [];
  const free = () => {
    const next = queue.shift();
    // The slot is passed on directly, so that no other task can take it in between.
    if (next) next();
    else taken -= 1;
  };
  return {
    async run(work) {
      if (taken < count) taken += 1;
      else await new Promise<void>((resolve) => queue.push(resolve));
      try {
        return await work();
      } finally {
        free();
      }
    },
  };
}
