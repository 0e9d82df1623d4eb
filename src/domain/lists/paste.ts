import { foldText } from '#text/foldText.ts';
import type { Check } from './check.ts';
import { pastedLine, readPasted } from './csv.ts';
import {
  noChoices,
  readFigure,
  type PastedFigure,
  type ReadingChoices,
} from '../numbers/pastedFigures.ts';
import { plainNumber } from '../numbers/plainNumber.ts';
import type { InvalidKey } from '../words/invalid.ts';

/** What a pasted line would do. */
export type PasteVerdict<Column extends string, Draft> =
  | { readonly kind: 'fresh'; readonly draft: Draft }
  /** A number in it could be thousands: somebody has to choose. */
  | { readonly kind: 'waiting' }
  | { readonly kind: 'duplicate'; readonly isRepeated: boolean }
  | { readonly kind: 'invalid'; readonly column: Column; readonly problem: InvalidKey };

/** A line, what it is called, and what it would do. */
export interface PastedRow<Column extends string, Draft> {
  readonly line: number;
  readonly name: string;
  readonly cells: PastedCells<Column>;
  /** Its numbers, in the order of the rule's columns. */
  readonly figures: readonly PastedFigure<Column>[];
  readonly verdict: PasteVerdict<Column, Draft>;
}

/** The cells of a line, by column. */
export type PastedCells<Column extends string> = Readonly<Record<Column, string>>;

/** How one kind of row is read from pasted text. Declared once per list; nothing else knows its columns. */
export interface PasteRule<Column extends string, Item, Draft> {
  /** In the order of the page and of its export. */
  readonly columns: readonly Column[];
  /** The column without which a first line is no headings, and by which a line is called. */
  readonly nameColumn: Column;
  /** The columns that hold numbers. */
  readonly numberColumns?: readonly Column[];
  /** What a column is called where a line says what is wrong with it. */
  readonly labelOf: (column: Column) => string;
  /** Everything a column may be headed with, in any case. */
  readonly headingsOf: (column: Column) => readonly string[];
  /** Headings an export has although nothing is read from under them. */
  readonly ignored?: () => readonly string[];
  /** What a missing or blank cell stands for. */
  readonly blank: PastedCells<Column>;
  /** True for a cell that says nothing; without it, for an empty one. */
  readonly isBlank?: (cell: string) => boolean;
  readonly check: (cells: PastedCells<Column>) => Check<Draft, Column>;
  /** Two rows with the same identity are one. */
  readonly identityOf: (row: Item | Draft) => string;
}

/** What holds for all lines of a text. */
export interface PasteOptions<Column extends string> {
  /** Stands in for blank cells before the rule's own blanks do. */
  readonly given?: Partial<PastedCells<Column>>;
  /** How numbers that could be thousands are to be read. */
  readonly choices?: ReadingChoices;
}

/** A dry run of pasted text: what each line would add, and why not where it wouldn't. */
export const readRows = <Column extends string, Item, Draft>(
  rule: PasteRule<Column, Item, Draft>,
  text: string,
  existing: readonly Item[],
  options: PasteOptions<Column> = {},
): readonly PastedRow<Column, Draft>[] => judgeRows(rule, readPasted(text), existing, options);

/**
 * The same for a text whose cells are read already, so that a text is read once however often it is judged. Columns come in the
 * order of the page, or in any order under headings.
 */
export function judgeRows<Column extends string, Item, Draft>(
  rule: PasteRule<Column, Item, Draft>,
  rows: readonly (readonly string[])[],
  existing: readonly Item[],
  { given = {}, choices = noChoices }: PasteOptions<Column> = {},
): readonly PastedRow<Column, Draft>[] {
  const headed = headingsIn(rule, rows[0] ?? []);
  const columnAt = headed ?? rule.columns;
  const firstLine = headed ? 2 : 1;
  const known = new Set(existing.map((item) => rule.identityOf(item)));
  const seen = new Set<string>();
  const isBlank = rule.isBlank ?? ((cell: string) => cell === '');

  const judge = (cells: PastedCells<Column>, isWaiting: boolean): PasteVerdict<Column, Draft> => {
    const check = rule.check(cells);
    if (!check.isValid) {
      const [column = rule.nameColumn] = Object.keys(check.problems) as Column[];
      const problem = check.problems[column] ?? 'invalid.required';
      return { kind: 'invalid', column, problem };
    }
    const identity = rule.identityOf(check.value);
    const isRepeated = seen.has(identity);
    if (isRepeated || known.has(identity)) return { kind: 'duplicate', isRepeated };
    seen.add(identity);
    return isWaiting ? { kind: 'waiting' } : { kind: 'fresh', draft: check.value };
  };

  return rows.slice(firstLine - 1).map((texts, index) => {
    const line = index + firstLine;
    const cells: Record<Column, string> = { ...rule.blank, ...given };
    for (const [at, value] of texts.entries()) {
      const column = columnAt[at];
      if (column && !isBlank(value)) cells[column] = value;
    }
    const figures = (rule.numberColumns ?? []).map((column) =>
      readFigure(column, cells[column], line, choices),
    );
    for (const { column, doubt } of figures)
      if (doubt && (doubt.chosen !== 'decimal' || doubt.decimal === null))
        cells[column] = doubt.chosen === 'decimal' ? '' : plainNumber(doubt.thousands);
    const isWaiting = figures.some(({ doubt }) => doubt?.chosen === null);
    const name = cells[rule.nameColumn];
    return { line, name, cells, figures, verdict: judge(cells, isWaiting) };
  });
}

/** The column under each heading, or nothing where the first line is a row like all others. */
function headingsIn<Column extends string>(
  rule: Pick<PasteRule<Column, never, never>, 'columns' | 'nameColumn' | 'headingsOf' | 'ignored'>,
  cells: readonly string[],
): readonly (Column | undefined)[] | null {
  const columnOf = new Map(
    rule.columns.flatMap((column) =>
      rule.headingsOf(column).map((heading) => [foldText(heading), column] as const),
    ),
  );
  const ignored = new Set(rule.ignored?.().map((heading) => foldText(heading)));
  const headings = cells.map((cell) => foldText(cell));
  const columns = headings.map((heading) => columnOf.get(heading));
  const areKnown = headings.every(
    (heading, index) => columns[index] !== undefined || ignored.has(heading),
  );
  return areKnown && columns.includes(rule.nameColumn) ? columns : null;
}

/** What the new lines would add. */
export const freshDrafts = <Draft>(rows: readonly PastedRow<string, Draft>[]): readonly Draft[] =>
  rows.flatMap(({ verdict }) => (verdict.kind === 'fresh' ? [verdict.draft] : []));

/** The new lines as they can be pasted again, in the order of `freshDrafts`. */
export const freshLines = <Column extends string>(
  { columns }: Pick<PasteRule<Column, never, never>, 'columns'>,
  rows: readonly PastedRow<Column, unknown>[],
): readonly string[] =>
  rows.flatMap(({ cells, verdict }) =>
    verdict.kind === 'fresh' ? [pastedLine(columns.map((column) => cells[column]))] : [],
  );

/** Texts that name a row, as one text that is the same whatever their case, accents and spaces. */
export const identityOf = (...texts: readonly string[]): string =>
  JSON.stringify(texts.map(foldText));
