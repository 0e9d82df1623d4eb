import type { Work } from '#domain/work/work.ts';
import { isUnderWay, notDone } from '#domain/work/workProgress.ts';
import type { OwnedStorage } from '#platform/ownedStorage.ts';
import { createKeptEntries, type KeptEntry } from './keptEntries.ts';

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
  /** Forgets these keys. Keys that another tab has stored since they were shown stay. */
  readonly forgetLeftover: (keys: readonly string[]) => void;
  /** The keys that this tab stored as unfinished and another tab has taken over. */
  taken(): ReadonlySet<string>;
  subscribe(listener: () => void): () => void;
}

/** Interval in milliseconds between writes of a running batch. Writing many texts is slow. */
const writeMs = 250;

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** Creates the store of one tab's batch for one list, in the owner's storage (D13). */
export function createKeptWork(storage: OwnedStorage, name: string): KeptWork {
  const mine = `${name} ${Math.random().toString(36).slice(2)}`;
  let abandoned: ReadonlySet<string> = new Set();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let written: readonly string[] = [];
  const entries = createKeptEntries(storage);
  /** This tab's entry as it was stored last, and the one before it. */
  let last: KeptEntry | null = null;
  let former: KeptEntry | null = null;
  let isWriting = false;
  const put = (entry: KeptEntry | null) => {
    former = last;
    last = entry;
    isWriting = true;
    entries.put(mine, entry);
    isWriting = false;
  };
  const others = () => entries.all().filter(([id, entry]) => id !== mine && entry.name === name);
  const write = (work: Work<unknown>) => {
    timer = undefined;
    const rest = notDone(work).map(({ key }) => key);
    const done = work.filter(({ state }) => state.status === 'done').map(({ key }) => key);
    if (rest.length > 0 || written.length > 0) put(rest.length > 0 ? { name, rest, done } : null);
    written = rest;
  };
  const stored = () => entries.all().find(([id]) => id === mine)?.[1];
  storage.subscribe((key) => {
    if (key !== 'unfinishedWork' || isWriting || !former || isSame(last, former)) return;
    // Another tab that wrote in the same moment had read the former entry, and wrote it back.
    if (isSame(stored(), former)) entries.put(mine, last);
  });
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
    forgetLeftover(keys) {
      const forgotten = new Set(keys);
      for (const [id, entry] of others()) {
        const rest = entry.rest.filter((key) => !forgotten.has(key));
        if (abandoned.has(id) && rest.length < entry.rest.length)
          entries.put(id, rest.length > 0 ? { ...entry, rest } : null);
      }
    },
    taken() {
      const stillMine = new Set(stored()?.rest);
      return new Set(written.filter((key) => !stillMine.has(key)));
    },
    subscribe: (listener) =>
      storage.subscribe((key) => {
        if (key === 'unfinishedWork') listener();
      }),
  };
}
