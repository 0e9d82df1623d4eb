/**
 * Knows which cached rows are older than the last change of their list. A list may be cached in parts, and a reload after a
 * change loads only the parts that a page shows.
 */
export interface StaleParts {
  /** Records that something has changed a list. */
  outdated(list: string, at: number): void;
  /** Records that a load began. Returns the function to call when it fails. */
  loadBegan(key: string, at: number): () => void;
  /** Returns true when the rows under this cache key were requested before the last change. False when they never were. */
  isStale(list: string, key: string): boolean;
}

export function createStaleParts(): StaleParts {
  const changedAt = new Map<string, number>();
  const requestedAt = new Map<string, number>();
  return {
    outdated: (list, at) => void changedAt.set(list, at),
    loadBegan(key, at) {
      const before = requestedAt.get(key);
      requestedAt.set(key, at);
      return () => {
        if (requestedAt.get(key) !== at) return;
        if (before === undefined) requestedAt.delete(key);
        else requestedAt.set(key, before);
      };
    },
    isStale: (list, key) => (requestedAt.get(key) ?? Infinity) < (changedAt.get(list) ?? 0),
  };
}
