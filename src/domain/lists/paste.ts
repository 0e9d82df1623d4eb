import type { Check } from './check.ts';
import type { InvalidKey } from '../words/invalid.ts';

/** What adding a pasted line would do. */
export type PasteVerdict<Column extends string, Draft> =
  | { readonly kind: 'fresh'; readonly draft: Draft }
  | { readonly kind: 'duplicate'; readonly isRepeated: boolean }
  | { readonly kind: 'invalid'; readonly column: Column; readonly problem: InvalidKey };

/** A pasted line with its name and its verdict. */
export interface PastedRow<Column extends string, Draft> {
  readonly line: number;
  readonly name: string;
  readonly cells: PastedCells<Column>;
  readonly verdict: PasteVerdict<Column, Draft>;
}

/** The rows that are judged so far. */
export interface JudgedRows<Column extends string, Draft> {
  readonly rows: readonly PastedRow<Column, Draft>[];
  /** How many rows there are to judge. */
  readonly total: number;
}

/** Rows that are judged a number at a time. */
export interface Judging<Column extends string, Draft> {
  readonly total: number;
  /** Judges so many rows more, and returns all that are judged. */
  readonly judgeNext: (count: number) => readonly PastedRow<Column, Draft>[];
}

/** The cells of a line by column. */
export type PastedCells<Column extends string> = Readonly<Record<Column, string>>;

/** The rule for reading one kind of row from pasted text. Each list declares its own. */
export interface PasteRule<Column extends string, Item, Draft> {
  /** The columns in the order of the page and of its export. */
  readonly columns: readonly Column[];
  /** The column that names a line. Headings must include it to be recognised as headings. */
  readonly nameColumn: Column;
  /** The columns with numbers. */
  readonly numberColumns?: readonly Column[];
  /** Returns the name of a column in a message about a line. */
  readonly labelOf: (column: Column) => string;
  /** Returns all accepted headings of a column. Case does not matter. */
  readonly headingsOf: (column: Column) => readonly string[];
  /** Returns the headings of exported columns that are not read. */
  readonly ignored?: () => readonly string[];
  /** The values of missing and blank cells. */
  readonly blank: PastedCells<Column>;
  /** Returns true for a cell that counts as blank. By default that is an empty cell. */
  readonly isBlank?: (cell: string) => boolean;
  readonly check: (cells: PastedCells<Column>) => Check<Draft, Column>;
  /** Returns the key that identifies a row. Two rows with the same key are duplicates. */
  readonly identityOf: (row: Item | Draft) => string;
}

/** Returns the drafts of the new lines. */
export const freshDrafts = <Draft>(rows: readonly PastedRow<string, Draft>[]): readonly Draft[] =>
  rows.flatMap(({ verdict }) => (verdict.kind === 'fresh' ? [verdict.draft] : []));
