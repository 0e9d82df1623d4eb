import { createContext } from 'react';

/** The keys of the ticked rows of a page. A page that Back returns to gets the same object again. */
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

/** Null outside the app, for example in Storybook: ticks are then lost with the page. */
export const TickedRowsContext = createContext<TickedRows | null>(null);
