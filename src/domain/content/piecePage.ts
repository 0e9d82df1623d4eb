import type { EntityId } from '../lists/entityId.ts';

const name = 'idea';

/** The address of the page where an idea is written (D99). */
export const pieceHref = ({ id }: { readonly id: EntityId }): string =>
  `/content-piece?${new URLSearchParams({ [name]: String(id) }).toString()}`;

/** The id of the idea whose piece an address shows; null where none is chosen. */
export const pieceIn = (query: URLSearchParams): string | null => query.get(name);
