import type { Report } from '../work/step.ts';
import type { Grounded } from '../evidence/grounds.ts';
import { idsOf, type EntityId } from './entityId.ts';

/** The state of Generate More, with the report of the server. */
export type Generation = Report & GenerationState;

export type GenerationState =
  | { readonly status: 'idle' }
  | { readonly status: 'running'; readonly isSlow: boolean }
  | { readonly status: 'nothingNew' }
  | { readonly status: 'failed'; readonly message: string };

/** A row to store: a new one, or what is to become of a present one. */
export interface ToSave<Item, Draft> {
  readonly draft: Draft;
  readonly row?: Item;
}

export interface Identified extends Grounded {
  readonly id: EntityId;
  /** How often it was changed, if the server says so. */
  readonly version?: number;
}

/** Returns the rows with the new ones first, each part in its order. */
export function newFirst<Row extends Identified>(
  rows: readonly Row[],
  newIds: ReadonlySet<string>,
): readonly Row[] {
  if (newIds.size === 0) return rows;
  const isNew = ({ id }: Row) => newIds.has(String(id));
  return [...rows.filter(isNew), ...rows.filter((row) => !isNew(row))];
}

/**
 * Merges new rows into a list: a known row is replaced in its place, the others are appended. Rows that were in the `former`
 * list stand in its order, so that one that was deleted comes back to its place.
 */
export function mergeRows<Row extends Identified>(
  present: readonly Row[],
  added: readonly Row[],
  former: readonly Row[] = [],
): readonly Row[] {
  const now = new Set(idsOf([...present, ...added]));
  const first = former.filter(({ id }) => now.has(String(id)));
  // A map keeps the place of a key whose value is replaced.
  return [
    ...new Map([...first, ...present, ...added].map((row) => [String(row.id), row])).values(),
  ];
}
