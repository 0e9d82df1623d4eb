import type { SampleRow } from '#stories/components/keywordRows.tsx';

/**
 * One implementation of the table. It gets the page's root, prepares what exists before the table (React's root and the global
 * styles; a list without React needs nothing), and returns a function that renders the table and the search box.
 */
export type Contender = (root: HTMLElement) => (rows: readonly SampleRow[]) => void;
