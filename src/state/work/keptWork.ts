import type { Work } from '#domain/work/work.ts';
import { isUnderWay, notDone } from '#domain/work/workProgress.ts';
import type { OwnedStorage } from '#platform/ownedStorage.ts';
import { createKeptEntries } from './keptEntries.ts';

/** The part of a batch that is stored for its owner, so that closing the page loses nothing. */
export interface KeptWork {
  /** Stores the unfinished jobs. A finished batch is removed. */
  keep(work: Work<unknown>): void;
  /** The keys that other tabs are processing or have processed in the same list. */
  ofOtherTabs(): ReadonlySet<string>;
  /**
   * Marks everything that other tabs have stored as left over, because no tab works on it. While one does, nothing is.
   */
  findLeftover(isAtWork?: boolean): void;
  leftover(): readonly string[];
  forgetLeftover(): void;
  /** True when another tab has taken over what this one stored. */
  isTaken(): boolean;
  subscribe(listener: () => void): () => void;
}

/** Interval in milliseconds between writes of a running batch. Writing many texts is slow. */
const writeMs = 250;

/** Creates the store of one tab's batch for one list, in the owner's storage (D13). */
export function createKeptWork(storage: OwnedStorage, name: string): KeptWork {
  const mine = `${name} ${Math.random().toString(36).slice(2)}`;
  let abandoned: ReadonlySet<string> = new Set();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let hasWritten = false;
  const entries = createKeptEntries(storage);
  const others = () => entries.all().filter(([id, entry]) => id !== mine && entry.name === name);
  const write = (work: Work<unknown>) => {
    timer = undefined;
    const rest = notDone(work).map(({ key }) => key);
    const done = work.filter(({ state }) => state.status === 'done').map(({ key }) => key);
    if (rest.length > 0 || hasWritten)
      entries.put(mine, rest.length > 0 ? { name, rest, done } : null);
    hasWritten = rest.length > 0;
  };
  let latest: Work<unknown> = [];

  return {
    keep(work) {
      const isMore = work.length !== latest.length;
      latest = work;
      if (isMore || !isUnderWay(work)) {
        clearTimeout(timer);
        write(work);
      } else timer ??= setTimeout(() => write(latest), writeMs);
    },
    ofOtherTabs: () => new Set(others().flatMap(([, { rest, done }]) => [...rest, ...done])),
    findLeftover: (isAtWork = false) =>
      void (abandoned = new Set(isAtWork ? [] : others().map(([id]) => id))),
    leftover: () => others().flatMap(([id, { rest }]) => (abandoned.has(id) ? rest : [])),
    forgetLeftover() {
      if (abandoned.size > 0) entries.drop(abandoned);
    },
    isTaken: () => hasWritten && !entries.all().some(([id]) => id === mine),
    subscribe: (listener) =>
      storage.subscribe((key) => {
        if (key === 'unfinishedWork') listener();
      }),
  };
}
