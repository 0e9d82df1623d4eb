/** Places of each person or address: whoever has taken all of theirs waits in turn. */
export interface Places {
  /** Resolves once a place is free, with the function that leaves it. */
  enter(who: string): Promise<() => void>;
}

/** Creates places, this many for each. */
export function createPlaces(most: number): Places {
  const taken = new Map<string, { count: number; readonly waiting: (() => void)[] }>();
  return {
    async enter(who) {
      const own = taken.get(who) ?? { count: 0, waiting: [] };
      taken.set(who, own);
      if (own.count < most) own.count += 1;
      else await new Promise<void>((resolve) => own.waiting.push(resolve));
      let hasLeft = false;
      return () => {
        if (hasLeft) return;
        hasLeft = true;
        const next = own.waiting.shift();
        if (next) return next();
        own.count -= 1;
        if (own.count === 0) taken.delete(who);
      };
    },
  };
}
