import type { Locks } from '#platform/locks.ts';

/** The browser's locks outlive a story: one that never ends would hold up all that follow. */
export const noOtherLocks: Locks = {
  exclusively: async (_name, work) => {
    await work();
    return 'here';
  },
  isHeld: async () => false,
  released: async () => undefined,
};

/** Another tab that is at work on everything the story asks for, until it is told to end. */
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
