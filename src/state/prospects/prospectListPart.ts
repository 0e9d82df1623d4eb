import type { EntityId } from '#domain/lists/entityId.ts';

/** Returns the part of a cache key that names the prospects of these companies. It is the same in any order of selection. */
export const prospectListPart = (ids: readonly EntityId[]): string =>
  ids.map(String).sort().join(',');
