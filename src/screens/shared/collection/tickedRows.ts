import { createContext } from 'react';

/** The keys of the rows that are ticked on a page. The same object is given again when Back leads to the page. */
export interface TickedRows {
  readonly read: () => ReadonlySet<string>;
  readonly keep: (keys: ReadonlySet<string>) => void;
}

export function createTickedRows(): TickedRows {
  let ticked: ReadonlySet<string> = new Set();
  return {
    read: () => ticked,
    keep: (keys) => {
      ticked = keys;
    },
  };
}

/** Null where nothing outlives the page. */
export const TickedRowsContext = createContext<TickedRows | null>(null);
