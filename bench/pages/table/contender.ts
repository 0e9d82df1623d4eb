import type { SampleRow } from '#stories/components/keywordRows.tsx';

/**
 * One way to show the rows. Called with the page's root it makes ready what a page has before its table (React's root
 * and the global styles; a list by hand needs nothing), and returns a function that renders table and search box.
 */
export type Contender = (root: HTMLElement) => (rows: readonly SampleRow[]) => void;
