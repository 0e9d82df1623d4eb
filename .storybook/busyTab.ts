import type { Locks } from '#platform/locks.ts';

/** Grants every lock, instead of the browser's locks: those outlive a story, and an unreleased one would block later stories. */
export const noOtherLocks: Locks = {
  exclusively: async (_name, work) => {
    await work();
    return 'here';
  },
  isHeld: async () => false,
  released: async () => undefined,
};

/** Another tab that does all the work the story asks for, until `end` is called. */
export interface BusyTab {
  readonly locks: Locks;
  readonly end: () => void;
}

export function busyTab(): BusyTab {
  const ended = Promise.withResolvers<void>();
  let isBusy = true;
  return {
    locks: {
      exclusively: async (name, work) => {
        if (!isBusy) return noOtherLocks.exclusively(name, work);
        await ended.promise;
        return 'elsewhere';
      },
      isHeld: async () => isBusy,
      released: () => ended.promise,
    },
    end: () => {
      isBusy = false;
      ended.resolve();
    },
  };
}
