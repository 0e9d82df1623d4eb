/** Creates turns for a database with one connection, where any statement during a transaction would become part of it. */
export function createTurns() {
  let last: Promise<void> | undefined;
  return {
    /** Runs a transaction after those that were asked for before it. */
    whole<Value>(work: () => Promise<Value>): Promise<Value> {
      const turn = last ? last.then(work) : work();
      const end = () => {
        if (last === ended) last = undefined;
      };
      const ended: Promise<void> = turn.then(end, end);
      last = ended;
      return turn;
    },
    /** Runs a step while no transaction runs. */
    async single<Value>(step: () => Value): Promise<Value> {
      while (last) await last;
      return step();
    },
  };
}
