import { vi } from 'vitest';
import { createOwnedStorage } from '#platform/ownedStorage.ts';
import { memoryStore, type TextStore } from '#platform/textStore.ts';
import { createBatch, type BatchStore } from './createBatch.ts';
import { createKeptWork } from './keptWork.ts';
import { fakeTabs } from './fakeTabs.ts';
import { createTabStops } from './tabStops.ts';
import { createWorkElsewhere } from './workElsewhere.ts';
import { createWorkUnderWay } from './workUnderWay.ts';

type Listener = (key: string) => void;

/** Lets several tabs use one store. Each tab hears what the others change, as in a browser. */
function storesOfTabs(store: TextStore) {
  const tabs = new Set<Set<Listener>>();
  return () => {
    const listeners = new Set<Listener>();
    tabs.add(listeners);
    const tell = (key: string) => {
      for (const tab of tabs) if (tab !== listeners) for (const listener of tab) listener(key);
    };
    const own: TextStore = {
      read: (key) => store.read(key),
      write: (key, value) => void own.tryWrite(key, value),
      remove: (key) => void own.tryRemove(key),
      tryWrite(key, value) {
        const isKept = store.tryWrite(key, value);
        tell(key);
        return isKept;
      },
      tryRemove(key) {
        const isGone = store.tryRemove(key);
        tell(key);
        return isGone;
      },
    };
    const onStorageChange = (listener: Listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    };
    return { own, onStorageChange };
  };
}

/** A browser whose tabs share storage and one lock. Every request takes ten seconds. */
export function fakeBatchBrowser() {
  const store = memoryStore();
  const held = new Map<string, Promise<void>>();
  const asked: string[] = [];
  const broken = new Set<string>();
  const { openChannel, locks: tabLocks } = fakeTabs();
  const storeOfTab = storesOfTabs(store);

  const openTab = (owner = 'ada') => {
    const { own, onStorageChange } = storeOfTab();
    const storage = createOwnedStorage(own, onStorageChange);
    storage.claim(owner);
    const tabs = openChannel();
    let isClosed = false;
    const never = new Promise<never>(() => undefined);
    const exclusively = async (name: string, work: () => Promise<void>) => {
      const holder = held.get(name);
      if (holder) {
        await holder;
        return 'elsewhere' as const;
      }
      let free = () => {};
      const mine = new Promise<void>((resolve) => (free = resolve));
      held.set(name, mine);
      locks.set(name, () => {
        held.delete(name);
        free();
      });
      await work();
      if (isClosed) return never;
      locks.get(name)?.();
      return 'here' as const;
    };
    const locks = new Map<string, () => void>();
    const asks: boolean[] = [];
    const work = createWorkUnderWay({
      isCurrentOwner: () => storage.isCurrentOwner(),
      askBeforeClosing: (isWanted) => asks.push(isWanted),
      elsewhere: createWorkElsewhere({ tabs, locks: tabLocks }),
    });
    const onEnd = vi.fn<() => void>();
    const batch: BatchStore<string> = work.of('adding keywords', () =>
      createBatch<string>(
        {
          kind: 'adding',
          kept: createKeptWork(storage, 'adding keywords'),
          stops: createTabStops(tabs, 'adding keywords'),
          exclusively: (job) => exclusively('adding keywords', job),
          lock: 'adding keywords',
          locks: {
            isHeld: async (name) => held.has(name),
            released: async (name) => held.get(name),
          },
          mayRun: () => !isClosed && work.mayRun(),
        },
        {
          run: async (row) => {
            asked.push(row);
            await new Promise((resolve) => setTimeout(resolve, 10_000));
            if (isClosed) return never;
            if (broken.has(row)) throw new Error('Failed to add keyword.');
          },
          keyOf: (row) => row,
          textOf: (error) => (error instanceof Error ? error.message : ''),
          onEnd,
        },
      ),
    );
    return {
      batch,
      work,
      storage,
      onEnd,
      asks: () => asks.at(-1) ?? false,
      counts: () =>
        batch
          .snapshot()
          .jobs.map(({ state }) => state.status)
          .join(' '),
      /** Closes the tab during its work. Its locks are released; the server completes running requests. */
      close: () => {
        isClosed = true;
        for (const free of locks.values()) free();
      },
    };
  };
  return { asked, broken, openTab };
}
