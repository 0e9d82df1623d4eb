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

/** What adding a pasted line would do. */
export type PasteVerdict<Column extends string, Draft> =
  | { readonly kind: 'fresh'; readonly draft: Draft }
  /** The person has to choose: how to read an ambiguous number, or whether to add an incomplete row. */
  | { readonly kind: 'waiting'; readonly for: 'reading' | 'completeness' }
  | { readonly kind: 'duplicate'; readonly isRepeated: boolean }
  | { readonly kind: 'invalid'; readonly column: Column; readonly problem: InvalidKey };

/** A pasted line with its name and its verdict. */
export interface PastedRow<Column extends string, Draft> {
  readonly line: number;
  readonly name: string;
  readonly cells: PastedCells<Column>;
  /** Its numbers, in the order of the rule's columns. */
  readonly figures: readonly PastedFigure<Column>[];
  readonly verdict: PasteVerdict<Column, Draft>;
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
  /** Rows that may be incomplete. The person is asked once for all of them whether to add them. */
  readonly incomplete?: {
    readonly isIn: (draft: Draft) => boolean;
    readonly question: (count: number) => string;
    readonly answer: () => string;
  };
  /** Returns the key that identifies a row. Two rows with the same key are duplicates. */
  readonly identityOf: (row: Item | Draft) => string;
}

/** Options for all lines of a pasted text. */
export interface PasteOptions<Column extends string> {
  /** Values for blank cells, used before the `blank` of the rule. */
  readonly given?: Partial<PastedCells<Column>>;
  /** How to read numbers that could mean thousands. */
  readonly choices?: ReadingChoices;
  /** True to add incomplete rows. */
  readonly takesIncomplete?: boolean;
}

/** Reads pasted text. Returns what each line would add, or why it cannot be added. */
export const readRows = <Column extends string, Item, Draft>(
  rule: PasteRule<Column, Item, Draft>,
  text: string,
  existing: readonly Item[],
  options: PasteOptions<Column> = {},
): readonly PastedRow<Column, Draft>[] => judgeRows(rule, readPasted(text), existing, options);

/**
 * Like `readRows`, for text that is already split into cells, so that a changed choice does not split it again. Columns are
 * in the order of the page, or in any order under headings.
 */
export function judgeRows<Column extends string, Item, Draft>(
  rule: PasteRule<Column, Item, Draft>,
  rows: readonly (readonly string[])[],
  existing: readonly Item[],
  { given = {}, choices = noChoices, takesIncomplete = false }: PasteOptions<Column> = {},
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
    if (isWaiting) return { kind: 'waiting', for: 'reading' };
    const isLeftOpen = !takesIncomplete && rule.incomplete?.isIn(check.value);
    return isLeftOpen
      ? { kind: 'waiting', for: 'completeness' }
      : { kind: 'fresh', draft: check.value };
  };

  return rows.slice(firstLine - 1).map((texts, row) => {
    const line = row + firstLine;
    const cells: Record<Column, string> = { ...rule.blank, ...given };
    for (const [index, value] of texts.entries()) {
      const column = columnAt[index];
      if (column && !isBlank(value)) cells[column] = value;
    }
    const figures = (rule.numberColumns ?? []).map((column) =>
      readFigure(column, cells[column], line, choices),
    );
    for (const { column, doubt } of figures)
      if (doubt && doubt.chosen !== 'decimal') cells[column] = plainNumber(doubt.thousands);
    const isWaiting = figures.some(({ doubt }) => doubt?.chosen === null);
    const name = cells[rule.nameColumn];
    return { line, name, cells, figures, verdict: judge(cells, isWaiting) };
  });
}

/** Returns the column under each heading, or null when the first line is not a line of headings. */
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

/** Returns the drafts of the new lines. */
export const freshDrafts = <Draft>(rows: readonly PastedRow<string, Draft>[]): readonly Draft[] =>
  rows.flatMap(({ verdict }) => (verdict.kind === 'fresh' ? [verdict.draft] : []));

/** Returns the new lines as text that can be pasted again, in the order of `freshDrafts`. */
export const freshLines = <Column extends string>(
  { columns }: Pick<PasteRule<Column, never, never>, 'columns'>,
  rows: readonly PastedRow<Column, unknown>[],
): readonly string[] =>
  rows.flatMap(({ cells, verdict }) =>
    verdict.kind === 'fresh' ? [pastedLine(columns.map((column) => cells[column]))] : [],
  );
