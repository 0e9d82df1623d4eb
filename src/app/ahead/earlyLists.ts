type Key = readonly string[];
type Load = () => Promise<readonly unknown[]>;

interface EarlyList {
  readonly request: ReturnType<Load>;
  /** The rows, once they have arrived. */
  rows?: readonly unknown[];
  isTaken?: boolean;
}

/** Lists that were requested before the page that shows them was rendered. */
const early = new Map<string, EarlyList>();

const nameOf = (key: Key): string => key.join('|');

/** Requests a list before its page is rendered. A failure is reported by the page when it uses the list. */
export async function requestEarly(key: Key, load: Load): Promise<void> {
  const list: EarlyList = { request: load() };
  early.set(nameOf(key), list);
  try {
    list.rows = await list.request;
  } catch {
    // The page that takes the request handles its failure.
  }
}

/** The request of an early list. Each is given out once. */
export function takeEarlyRequest<Rows>(key: Key): Promise<Rows> | undefined {
  const list = early.get(nameOf(key));
  if (!list || list.isTaken) return undefined;
  list.isTaken = true;
  return list.request as Promise<Rows>;
}

/** The rows of an early list, once they have arrived. */
export const earlyRowsOf = (key: Key): readonly unknown[] | undefined =>
  early.get(nameOf(key))?.rows;

/** Forgets all early lists. Called when a page is rendered: it has taken its lists, and the others would become stale. */
export const clearEarlyLists = (): void => early.clear();
