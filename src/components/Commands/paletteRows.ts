import type { Command } from './commandTable.ts';

/** Rows found under one heading. */
export interface FoundGroup {
  readonly name: string;
  /** The rank of its best row; the group with the lowest comes first. */
  readonly rank: number;
  readonly commands: readonly Command[];
  /** How many more match; they are found by typing more. */
  readonly more?: number;
}

/** Rows from lists that may still be loading. */
export interface PaletteRows {
  readonly find: (text: string) => readonly FoundGroup[];
  /** `failed`: some lists could not be loaded; the others are searched. */
  readonly status: 'ready' | 'loading' | 'failed';
  readonly onRetry: () => void;
}

/** The order of the groups while the palette has a search text. */
export interface GroupOrder {
  readonly text: string;
  readonly names: readonly string[];
}

export const noGroups: GroupOrder = { text: '', names: [] };

/**
 * Orders groups by their best row. While the text stays the same, groups that are shown keep their position and later ones
 * follow them, so that nothing moves under a finger or away from the selected entry. Returns `shown` itself when nothing was
 * added.
 */
export function orderOf(
  shown: GroupOrder,
  text: string,
  groups: readonly FoundGroup[],
): GroupOrder {
  const kept = shown.text === text ? shown.names : [];
  const added = groups
    .filter(({ name }) => !kept.includes(name))
    .sort((one, other) => one.rank - other.rank)
    .map(({ name }) => name);
  if (shown.text === text && added.length === 0) return shown;
  return { text, names: [...kept, ...added] };
}

/** Returns the groups in that order. */
export const orderedGroups = (
  { names }: GroupOrder,
  groups: readonly FoundGroup[],
): readonly FoundGroup[] =>
  names.flatMap((wanted) => groups.find(({ name }) => name === wanted) ?? []);
