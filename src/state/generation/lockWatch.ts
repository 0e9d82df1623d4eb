import type { Locks } from '#platform/locks.ts';

/** Tracks which of the followed locks are held by other tabs. */
export interface LockWatch {
  /** Checks whether a tab holds this lock, and if so, waits until it is released. */
  follow(name: string): void;
  isHeld(name: string): boolean;
}

/** Creates the watch. `onChange` is called when a followed lock turns out to be held, and when it is released. */
export function createLockWatch(
  locks: Pick<Locks, 'isHeld' | 'released'>,
  onChange: () => void,
): LockWatch {
  const followed = new Set<string>();
  const held = new Set<string>();
  const waitFor = async (name: string) => {
    const isHeld = await locks.isHeld(name);
    if (isHeld) {
      held.add(name);
      onChange();
      await locks.released(name);
      held.delete(name);
    }
    followed.delete(name);
    if (isHeld) onChange();
  };
  return {
    follow(name) {
      if (followed.has(name)) return;
      followed.add(name);
      // When locks fail, no lock counts as held.
      void waitFor(name).catch(() => undefined);
    },
    isHeld: (name) => held.has(name),
  };
}
