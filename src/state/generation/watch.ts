import type { Locks } from '#platform/locks.ts';

/** Which locks other tabs hold, of those that are followed. */
export interface Watch {
  /** Looks whether a tab holds this lock, and if so, waits until it is free again. */
  follow(name: string): void;
  isHeld(name: string): boolean;
}

/** Follows locks, and tells when one turns out to be held or is free again. */
export function createWatch(locks: Locks, onChange: () => void): Watch {
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
      void waitFor(name);
    },
    isHeld: (name) => held.has(name),
  };
}
