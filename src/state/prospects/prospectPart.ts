import type { EntityId } from '#domain/lists/entityId.ts';

/** The part of the prospects that belongs to these companies: their ids as one text, in whatever order they were selected. */
export const partOf = (ids: readonly EntityId[]): string => ids.map(String).sort().join(',');
