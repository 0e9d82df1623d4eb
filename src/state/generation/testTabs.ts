import type { LedgerDependencies } from './createLedger.ts';

/** A fake browser: storage and locks that its tabs share. */
export function testTabs(now: () => number = countUp()) {
  const stored = new Map<string, unknown>();
  const held = new Map<string, PromiseWithResolvers<void>>();
  const listeners = new Set<() => void>();
  const succeeded: string[] = [];
  const released = async (name: string) => {
    while (held.has(name))
      // oxlint-disable-next-line no-await-in-loop -- holders follow one after the other
      await held.get(name)?.promise;
  };
  const dependencies: LedgerDependencies = {
    now,
    records: () => Object.fromEntries(stored),
    write(key, record) {
      stored.set(key, record);
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => void listeners.add(listener),
    waitForRecords: async () => undefined,
    onSuccess: (_scope, kind) => void succeeded.push(kind),
    async exclusively(name, work) {
      if (held.has(name)) {
        await released(name);
        return 'elsewhere';
      }
      const lock = Promise.withResolvers<void>();
      held.set(name, lock);
      try {
        await work();
      } finally {
        if (held.get(name) === lock) held.delete(name);
        lock.resolve();
      }
      return 'here';
    },
    isHeld: async (name) => held.has(name),
    released,
  };
  return {
    dependencies,
    stored,
    /** The kinds of all successful runs, in the order in which they ended. */
    succeeded,
    /** Creates a tab that sees the records of other tabs only after `waitForRecords`. */
    lateDependencies(): LedgerDependencies {
      let known = Object.fromEntries(stored);
      return {
        ...dependencies,
        records: () => known,
        write(key, record) {
          dependencies.write(key, record);
          known = { ...known, [key]: record };
        },
        subscribe: () => undefined,
        waitForRecords: async () => {
          known = Object.fromEntries(stored);
        },
      };
    },
    /** Closes all tabs during their work. Their locks are released; the stored records remain. */
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
