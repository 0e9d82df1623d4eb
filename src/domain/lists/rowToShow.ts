import type { EntityId } from './entityId.ts';

/** What travels in the router's state to a page that is opened for one of its rows. */
export interface RowHandover {
  readonly row: string;
}

export const rowToShow = (id: EntityId): RowHandover => ({ row: String(id) });

/** The row that a page was opened for; null where it was not opened for one. */
export function readRowToShow(state: unknown): string | null {
  const { row }: { row?: unknown } = Object(state);
  return typeof row === 'string' ? row : null;
}
