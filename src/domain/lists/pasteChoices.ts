import type { EntityDescription } from '../entities/description.ts';
import type { ToSave } from './collection.ts';
import {
  verdictAgainst,
  type Existing,
  type PastedRow,
  type PasteRule,
  type PasteVerdict,
} from './paste.ts';

/** What a person decides about the lines of a pasted table, by their number. */
export interface PasteChoices {
  /** The lines whose changes are not taken. */
  readonly kept: ReadonlySet<number>;
  /** For lines that may be several rows: the place of the row that is meant, or null for a new one. */
  readonly meant: ReadonlyMap<number, number | null>;
}

export const noChoices: PasteChoices = { kept: new Set(), meant: new Map() };

/** Returns the choices with the changes of these lines taken or not. */
export function withTaken(
  choices: PasteChoices,
  lines: readonly number[],
  isTaken: boolean,
): PasteChoices {
  const kept = new Set(choices.kept);
  for (const line of lines)
    if (isTaken) kept.delete(line);
    else kept.add(line);
  return { ...choices, kept };
}

/** Returns the choices with the row that a line means; undefined leaves the line out. */
export function withMeant(
  choices: PasteChoices,
  line: number,
  place: number | null | undefined,
): PasteChoices {
  const meant = new Map(choices.meant);
  if (place === undefined) meant.delete(line);
  else meant.set(line, place);
  return { ...choices, meant };
}

/** Returns what a line does, by what the person decided about it. */
export function decidedVerdict<Description extends EntityDescription, Draft>(
  rule: PasteRule<Description, Draft>,
  { line, cells, verdict }: PastedRow<Description, Draft>,
  { meant }: PasteChoices,
): PasteVerdict<Description, Draft> {
  const place = meant.get(line);
  if (verdict.kind !== 'conflict' || place === undefined) return verdict;
  return verdictAgainst(rule, cells, place === null ? undefined : verdict.rows[place]);
}

/** Returns the rows that a pasted table adds and changes. */
export function rowsToSave<
  Description extends EntityDescription,
  Item extends Existing<Description>,
  Draft,
>(
  rule: PasteRule<Description, Draft>,
  rows: readonly PastedRow<Description, Draft>[],
  choices: PasteChoices,
): readonly ToSave<Item, Draft>[] {
  return rows
    .toSorted((one, other) => one.line - other.line)
    .flatMap((row): ToSave<Item, Draft>[] => {
      const verdict = decidedVerdict(rule, row, choices);
      if (verdict.kind === 'fresh') return [{ draft: verdict.draft }];
      if (verdict.kind !== 'changed' || choices.kept.has(row.line)) return [];
      // The rows that are changed come from the list.
      return [{ draft: verdict.draft, row: verdict.row as Item }];
    });
}
