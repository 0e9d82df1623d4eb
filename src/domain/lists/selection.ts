import type { Collection, Identified } from './collection.ts';
import { idsOf, sameId } from './entityId.ts';

/** The selected rows of a list and their change handler. */
export interface SelectionHandle {
  /** Ids of the selected rows that are in the list, as text. */
  readonly keys: ReadonlySet<string>;
  readonly onChange: (keys: ReadonlySet<string>) => void;
}

/**
 * Returns true when the list is loaded completely and no load or generation is in progress. Only then are rows that it does not contain
 * removed from the selection (D32).
 */
export function isWholeList({
  remote,
  generation,
}: Pick<Collection<unknown, never>, 'remote' | 'generation'>): boolean {
  if (generation.status === 'running') return false;
  return remote.status === 'ready' ? !remote.isRefreshing : remote.status === 'empty';
}

/** Returns the selected rows that are still in the list, each in its current form. */
export function pruned<Row extends Identified>(
  selected: readonly Row[],
  rows: readonly Row[],
): readonly Row[] {
  const known = new Map(rows.map((row) => [String(row.id), row]));
  return selected.flatMap(({ id }) => known.get(String(id)) ?? []);
}

/** Returns the selection after a change in the list. Selected rows that are not in the list stay selected. */
export function withChosen<Row extends Identified>(
  selected: readonly Row[],
  rows: readonly Row[],
  keys: ReadonlySet<string>,
): readonly Row[] {
  const present = new Set(idsOf(rows));
  const absent = selected.filter(({ id }) => !present.has(String(id)));
  return [...absent, ...rows.filter(({ id }) => keys.has(String(id)))];
}

/** Returns true when both have equal rows in the same order. */
export function sameRows<Row extends Identified>(one: readonly Row[], other: readonly Row[]) {
  return (
    one.length === other.length &&
    one.every((row, index) => {
      const twin = other[index];
      return (
        twin !== undefined &&
        sameId(row.id, twin.id) &&
        JSON.stringify(row) === JSON.stringify(twin)
      );
    })
  );
}
