/** Runs work with the same name one after the other, in the order it was asked for. */
export function createQueues() {
  const last = new Map<string, Promise<void>>();
  return {
    run<Value>(name: string, work: () => Promise<Value>): Promise<Value> {
      const before = last.get(name);
      const turn = before ? before.then(work) : work();
      const end = () => {
        if (last.get(name) === ended) last.delete(name);
      };
      const ended: Promise<void> = turn.then(end, end);
      last.set(name, ended);
      return turn;
    },
    /** The end of what was asked for last; undefined when nothing runs. */
    last: (name: string): Promise<void> | undefined => last.get(name),
  };
}

/** Creates turns for a database with one connection, where any statement during a transaction would become part of it. */
export function createTurns() {
  const queue = createQueues();
  return {
    /** Runs a transaction after those that were asked for before it. */
    whole: <Value>(work: () => Promise<Value>): Promise<Value> => queue.run('', work),
    /** Runs a step while no transaction runs. */
    async single<Value>(step: () => Value): Promise<Value> {
      for (let last = queue.last(''); last; last = queue.last('')) await last;
      return step();
    },
  };
}
