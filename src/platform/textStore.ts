/** Texts by key, kept by the browser where it can and in memory where it cannot. Never throws. */
export interface TextStore {
  read(key: string): string | undefined;
  write(key: string, value: string): void;
  remove(key: string): void;
}

/** A store that lives as long as the page. */
export function memoryStore(entries: Readonly<Record<string, string>> = {}): TextStore {
  const kept = new Map(Object.entries(entries));
  return {
    read: (key) => kept.get(key),
    write: (key, value) => void kept.set(key, value),
    remove: (key) => void kept.delete(key),
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
  const change = (key: string, value: string | undefined, work: (kept: BrowserStorage) => void) => {
    const isDone = attempt((kept) => {
      work(kept);
      return true;
    });
    if (isDone) unwritten.delete(key);
    else unwritten.set(key, value);
  };
  return {
    read: (key) =>
      unwritten.has(key) ? unwritten.get(key) : (attempt((kept) => kept.getItem(key)) ?? undefined),
    write: (key, value) => change(key, value, (kept) => kept.setItem(key, value)),
    remove: (key) => change(key, undefined, (kept) => kept.removeItem(key)),
  };
}

/** What is kept beyond the page: shared by all tabs of the origin. */
export const localStore = browserStore(() => window.localStorage);

/** What is kept for this tab only. */
export const tabStore = browserStore(() => window.sessionStorage);
