import type { Locks } from '#platform/locks.ts';
import type { TabChannel } from '#platform/tabChannel.ts';

/** Creates a fake channel between tabs and their locks. */
export function fakeTabs() {
  const channels = new Set<(word: string) => void>();
  const held = new Map<string, PromiseWithResolvers<void>>();
  const locks: Pick<Locks, 'exclusively' | 'released'> = {
    async exclusively(name, work) {
      const mine = Promise.withResolvers<void>();
      held.set(name, mine);
      await work();
      held.delete(name);
      mine.resolve();
      return 'here';
    },
    released: async (name) => held.get(name)?.promise,
  };
  return {
    locks,
    openChannel: (): TabChannel & { readonly close: () => void } => {
      const listeners = new Set<(word: string) => void>();
      const hear = (word: string) => {
        for (const listener of listeners) listener(word);
      };
      channels.add(hear);
      return {
        post: (word) => {
          for (const other of channels) if (other !== hear) other(word);
        },
        subscribe(listener) {
          listeners.add(listener);
          return () => listeners.delete(listener);
        },
        close: () => channels.delete(hear),
      };
    },
    /** Releases the locks of all closed tabs, as the browser does. */
    freeLocks: () => {
      for (const { resolve } of held.values()) resolve();
    },
  };
}
