import { createContext } from 'react';

/** A row that the page was opened for. Its list brings it into view, focuses and marks it, and reports that. */
export interface RowToShow {
  readonly key: string;
  readonly onShown: () => void;
}

/** Null while the page was not opened for a row. */
export const RowToShowContext = createContext<RowToShow | null>(null);
