import { createContext } from 'react';

/** The row that the page was opened for. Its list scrolls to it, focuses and marks it, and reports that. */
export interface RowToShow {
  readonly key: string;
  readonly onShown: () => void;
}

/** Null while the page was not opened for a row. */
export const RowToShowContext = createContext<RowToShow | null>(null);
