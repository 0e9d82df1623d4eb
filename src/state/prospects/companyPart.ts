import type { Identified } from '#domain/lists/collection.ts';

/** The ids of companies as one text, whatever the order they were selected in: it names the list of their people. */
export const partOf = (companies: readonly Identified[]): string =>
  companies
    .map(({ id }) => String(id))
    .sort()
    .join(',');
