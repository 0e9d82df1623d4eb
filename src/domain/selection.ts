import type { Collection, Identified } from './collection.ts';
import { sameId } from './entityId.ts';

/** Which rows a person has ticked, and how that changes. */
export interface SelectionHandle {
  /** Ids of the rows that are there and selected, as text. */
  readonly keys: ReadonlySet<string>;
  readonly onChange: (keys: ReadonlySet<string>) => void;
}

/**
 * The whole list is known as the server has it: answered, and nothing under way. Only then may a selection let go
 * of what is not in it (D32).
 */
export function isWholeList({
  remote,
  generation,
}: Pick<Collection<unknown, never>, 'remote' | 'generation'>): boolean {
  if (generation.status === 'running') return false;
  return remote.status === 'ready' ? !remote.isRefreshing : remote.status === 'empty';
}

/** What is left of a selection when these rows are all there are, each as the list has it now. */
export function pruned<Row extends Identified>(
  selected: readonly Row[],
  rows: readonly Row[],
): readonly Row[] {
  const known = new Map(rows.map((row) => [String(row.id), row]));
  return selected.flatMap(({ id }) => known.get(String(id)) ?? []);
}

/** The selection after ticking: these keys among the rows that are there; what is not there now stays selected. */
export function withChosen<Row extends Identified>(
  selected: readonly Row[],
  rows: readonly Row[],
  keys: ReadonlySet<string>,
): readonly Row[] {
  const present = new Set(rows.map(({ id }) => String(id)));
  const absent = selected.filter(({ id }) => !present.has(String(id)));
  return [...absent, ...rows.filter(({ id }) => keys.has(String(id)))];
}

/** True when both hold the same rows in the same order, in all their parts. */
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
