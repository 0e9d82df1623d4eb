import type { LedgerEdge } from './ledger.ts';

/** One browser for tests: storage and locks that are shared by all the tabs that are opened in it. */
export function testTabs(now: () => number = countUp()) {
  const stored = new Map<string, unknown>();
  const held = new Map<string, PromiseWithResolvers<void>>();
  const listeners = new Set<() => void>();
  const made: string[] = [];
  const released = async (name: string) => {
    while (held.has(name))
      // oxlint-disable-next-line no-await-in-loop -- the next holder is waited for after the former
      await held.get(name)?.promise;
  };
  const edge: LedgerEdge = {
    now,
    records: () => Object.fromEntries(stored),
    write(key, record) {
      stored.set(key, record);
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => void listeners.add(listener),
    catchUp: async () => undefined,
    made: (_scope, kind) => void made.push(kind),
    async exclusively(name, work) {
      if (held.has(name)) {
        await released(name);
        return 'elsewhere';
      }
      const mine = Promise.withResolvers<void>();
      held.set(name, mine);
      try {
        await work();
      } finally {
        if (held.get(name) === mine) held.delete(name);
        mine.resolve();
      }
      return 'here';
    },
    isHeld: async (name) => held.has(name),
    released,
  };
  return {
    edge,
    stored,
    /** What runs have brought, in the tab that ran them. */
    made,
    /** A tab that hears late of what the others keep: only once it is asked to catch up. */
    lateEdge(): LedgerEdge {
      let known = Object.fromEntries(stored);
      return {
        ...edge,
        records: () => known,
        write(key, record) {
          edge.write(key, record);
          known = { ...known, [key]: record };
        },
        subscribe: () => undefined,
        catchUp: async () => {
          known = Object.fromEntries(stored);
        },
      };
    },
    /** The tabs are gone in the middle: their locks are free, what they kept remains. */
    crash: () => {
      const lost = [...held.values()];
      held.clear();
      for (const { resolve } of lost) resolve();
    },
  };
}

function countUp(): () => number {
  let clock = 1000;
  return () => (clock += 1);
}
