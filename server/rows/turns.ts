/** Runs jobs one after another; everything else waits while one runs. */
export interface Turns {
  readonly whole: <Value>(work: () => Promise<Value>) => Promise<Value>;
  readonly single: <Value>(step: () => Value) => Promise<Value>;
}

/** Creates turns for a database with one connection, where any statement during a transaction would become part of it. */
export function createTurns(): Turns {
  const queue: { last?: Promise<void> | undefined } = {};
  return {
    whole: (work) => {
      const turn = queue.last ? queue.last.then(work) : work();
      const ended: Promise<void> = turn
        .then(
          () => {},
          () => {},
        )
        .then(() => {
          if (queue.last === ended) queue.last = undefined;
        });
      queue.last = ended;
      return turn;
    },
    single: async (step) => {
      while (queue.last) await queue.last;
      return step();
    },
  };
}
