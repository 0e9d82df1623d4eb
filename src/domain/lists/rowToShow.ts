import type { EntityId } from './entityId.ts';

/** The router state that opens a page and shows one of its rows. */
export interface RowHandover {
  readonly row: string;
}

export const rowToShow = (id: EntityId): RowHandover => ({ row: String(id) });

/** Returns the id of the row that the page was opened for; null when it was not opened for one. */
export function readRowToShow(state: unknown): string | null {
  const { row }: { row?: unknown } = Object(state);
  return typeof row === 'string' ? row : null;
}
