/** Texts by key, stored by the browser, or in memory when the browser refuses. Never throws. */
export type TextStore = ReturnType<typeof browserStore>;

type BrowserStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

/**
 * A store on top of the browser's storage. Reading `localStorage` throws when site data is blocked, and writing throws when it
 * is full: what could not be written is kept in memory and takes precedence.
 */
export function browserStore(storage: () => BrowserStorage) {
  const unwritten = new Map<string, string | undefined>();
  const attempt = <Result>(work: (storage: BrowserStorage) => Result): Result | undefined => {
    try {
      return work(storage());
    } catch {
      return undefined;
    }
  };
  const succeeds = (key: string, work: (kept: BrowserStorage) => void): boolean => {
    const isDone = attempt((kept) => {
      work(kept);
      return true;
    });
    if (isDone) unwritten.delete(key);
    return isDone === true;
  };
  /** Writes a value only if it survives a reload. Otherwise changes nothing and returns false. */
  const tryWrite = (key: string, value: string) =>
    succeeds(key, (kept) => kept.setItem(key, value));
  /** Removes a value; false when the browser still has it. */
  const tryRemove = (key: string) =>
    succeeds(key, (kept) => {
      if (kept.getItem(key) !== null) kept.removeItem(key);
    });
  const remove = (key: string): void => {
    if (!tryRemove(key)) unwritten.set(key, undefined);
  };
  return {
    read: (key: string): string | undefined =>
      unwritten.has(key) ? unwritten.get(key) : (attempt((kept) => kept.getItem(key)) ?? undefined),
    write: (key: string, value: string): void => {
      if (!tryWrite(key, value)) unwritten.set(key, value);
    },
    remove,
    /** Removes all values whose keys begin with this. */
    removeAll: (prefix: string): void => {
      const kept = attempt((all) =>
        Array.from({ length: all.length }, (_, at) => all.key(at) ?? ''),
      );
      for (const key of [...(kept ?? []), ...unwritten.keys()])
        if (key.startsWith(prefix)) remove(key);
    },
    tryWrite,
    tryRemove,
  };
}

/** A store that lives as long as the page. */
export function memoryStore(entries: Readonly<Record<string, string>> = {}): TextStore {
  const kept = new Map(Object.entries(entries));
  return browserStore(() => ({
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
    key: (at) => [...kept.keys()][at] ?? null,
    length: kept.size,
  }));
}

/** Stored beyond the page, shared by all tabs of the origin. */
export const localStore = browserStore(() => window.localStorage);

/** Stored for this tab. */
export const tabStore = browserStore(() => window.sessionStorage);

/** Listens for keys of the local storage that another tab changes; null when it was cleared. */
export function onStorageChange(listener: (key: string | null) => void): () => void {
  const onStorage = (event: StorageEvent) => listener(event.key);
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
}
