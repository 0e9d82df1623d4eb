import { useState } from 'react';
import { rowsAtHand } from './earlyLists.ts';

/** The rows that were there when the list was first drawn, for as long as it is the same list. */
export function useRowsAtHand(key: readonly string[] | null): readonly unknown[] | undefined {
  const [first] = useState(() => ({ name: key?.join('|'), rows: key && rowsAtHand(key) }));
  return (first.name === key?.join('|') && first.rows) || undefined;
}
