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

/**
 * Orders groups by their best row. Those that are shown keep their position and later ones follow them, so that nothing moves
 * under a finger or away from the selected entry.
 */
export function inOrder(
  groups: readonly FoundGroup[],
  shown: readonly string[],
): readonly FoundGroup[] {
  const placeOf = ({ name }: FoundGroup) =>
    shown.includes(name) ? shown.indexOf(name) : shown.length;
  return groups.toSorted((one, other) => placeOf(one) - placeOf(other) || one.rank - other.rank);
}
