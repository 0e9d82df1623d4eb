/** Creates turns for a database with one connection, where any statement during a transaction would become part of it. */
export function createTurns() {
  const queue: { last?: Promise<void> | undefined } = {};
  return {
    /** Runs a transaction after those that were asked for before it. */
    whole<Value>(work: () => Promise<Value>): Promise<Value> {
      const turn = queue.last ? queue.last.then(work) : work();
      const end = () => {
        if (queue.last === ended) queue.last = undefined;
      };
      const ended: Promise<void> = turn.then(end, end);
      queue.last = ended;
      return turn;
    },
    /** Runs a step while no transaction runs. */
    async single<Value>(step: () => Value): Promise<Value> {
      while (queue.last) await queue.last;
      return step();
    },
  };
}
