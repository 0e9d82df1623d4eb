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

/** What a selection has to know of the list it is made in. Moments are those of the tab. */
export interface LoadedList {
  /** When the rows that are shown were asked for. */
  readonly askedAt: number;
  /** Rows are out of sight whose deletion may still fail. */
  readonly isDeleting: boolean;
  /** Rows that were deleted here, and when. */
  readonly deletedAt: ReadonlyMap<string, number>;
}

/**
 * What is left of a selection that changed at some moment, here or in another tab. Rows deleted here are let go of at once; all
 * others only by a whole list that was asked for since: another tab may have selected what this one has not loaded yet (D58).
 */
export function keptSelection<Row extends Identified>(
  { selected, changedAt }: { readonly selected: readonly Row[]; readonly changedAt: number },
  {
    rows,
    isWhole,
    loaded,
  }: { readonly rows: readonly Row[]; readonly isWhole: boolean; readonly loaded: LoadedList },
): readonly Row[] {
  const { askedAt, isDeleting, deletedAt } = loaded;
  if (isWhole && !isDeleting && askedAt >= changedAt) return pruned(selected, rows);
  return selected.filter(({ id }) => (deletedAt.get(String(id)) ?? -1) <= askedAt);
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
