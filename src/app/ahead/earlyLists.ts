type Key = readonly string[];
type Load = () => Promise<readonly unknown[]>;

interface Early {
  readonly coming: ReturnType<Load>;
  /** The rows, once they are there. */
  rows?: readonly unknown[];
  isTaken?: boolean;
}

/** Lists that were asked for before the page that shows them could be drawn. */
const early = new Map<string, Early>();

const nameOf = (key: Key): string => key.join('|');

/** Asks for a list whose page is on its way. A failure is said by the page, should it come for it. */
export async function askEarly(key: Key, load: Load): Promise<void> {
  const list: Early = { coming: load() };
  early.set(nameOf(key), list);
  try {
    list.rows = await list.coming;
  } catch {
    // The page takes the promise, and the failure with it.
  }
}

/** Hands a list over that was asked for early, once. */
export function takeEarly<Rows>(key: Key): Promise<Rows> | undefined {
  const list = early.get(nameOf(key));
  if (!list || list.isTaken) return undefined;
  list.isTaken = true;
  return list.coming as Promise<Rows>;
}

/** The rows of a list that was asked for early and is there before its page is drawn: nobody has to see it wait. */
export const rowsAtHand = (key: Key): readonly unknown[] | undefined =>
  early.get(nameOf(key))?.rows;

/** A page is there and has taken what it needs: the rest would only grow old. */
export const dropEarly = (): void => early.clear();
