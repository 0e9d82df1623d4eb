import type { EntityId } from '#domain/lists/entityId.ts';

/** The ids of companies as one text, whatever the order they were selected in: it names the list of their people. */
export const partOf = (ids: readonly EntityId[]): string => ids.map(String).sort().join(',');
