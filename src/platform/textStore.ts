/** Texts by key, kept by the browser where it can and in memory where it cannot. Never throws. */
export interface TextStore {
  read(key: string): string | undefined;
  write(key: string, value: string): void;
  remove(key: string): void;
  /** Writes only what will still be there when the page is loaded again; false, and nothing has changed, where it would not. */
  keep(key: string, value: string): boolean;
  /** As `keep`: false where the browser still holds the value. */
  drop(key: string): boolean;
}

/** A store that lives as long as the page. */
export function memoryStore(entries: Readonly<Record<string, string>> = {}): TextStore {
  const kept = new Map(Object.entries(entries));
  return {
    read: (key) => kept.get(key),
    write: (key, value) => void kept.set(key, value),
    remove: (key) => void kept.delete(key),
    keep(key, value) {
      kept.set(key, value);
      return true;
    },
    drop(key) {
      kept.delete(key);
      return true;
    },
  };
}

type BrowserStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/**
 * A store over the browser's own. Reaching for `localStorage` throws where site data is blocked, writing throws where
 * there is no room: what could not be written is kept in memory and wins over what the browser still holds.
 */
export function browserStore(storage: () => BrowserStorage): TextStore {
  const unwritten = new Map<string, string | undefined>();
  const attempt = <Result>(work: (storage: BrowserStorage) => Result): Result | undefined => {
    try {
      return work(storage());
    } catch {
      return undefined;
    }
  };
  const isTaken = (key: string, work: (kept: BrowserStorage) => void): boolean => {
    const isDone = attempt((kept) => {
      work(kept);
      return true;
    });
    if (isDone) unwritten.delete(key);
    return isDone === true;
  };
  const keep = (key: string, value: string) => isTaken(key, (kept) => kept.setItem(key, value));
  const drop = (key: string) =>
    isTaken(key, (kept) => {
      if (kept.getItem(key) !== null) kept.removeItem(key);
    });
  return {
    read: (key) =>
      unwritten.has(key) ? unwritten.get(key) : (attempt((kept) => kept.getItem(key)) ?? undefined),
    write(key, value) {
      if (!keep(key, value)) unwritten.set(key, value);
    },
    remove(key) {
      if (!drop(key)) unwritten.set(key, undefined);
    },
    keep,
    drop,
  };
}

/** What is kept beyond the page: shared by all tabs of the origin. */
export const localStore = browserStore(() => window.localStorage);

/** What is kept for this tab only. */
export const tabStore = browserStore(() => window.sessionStorage);
