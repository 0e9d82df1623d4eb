/** One click, one request (D22): while something of a name is under way, asking again joins it. */
export interface SingleFlight {
  run<Result>(name: string, work: () => Promise<Result>): Promise<Result>;
}

export function createSingleFlight(): SingleFlight {
  const underWay = new Map<string, Promise<unknown>>();
  return {
    run<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
      const present = underWay.get(name);
      // The name stands for one kind of work, so what is under way has the same result.
      if (present) return present as Promise<Result>;
      const started = work().finally(() => underWay.delete(name));
      underWay.set(name, started);
      return started;
    },
  };
}
