import { foldText } from '#text/foldText.ts';
import { readPasted } from './csv.ts';
import type { Judging, PastedCells, PastedRow, PasteRule, PasteVerdict } from './paste.ts';

/**
 * Reads pasted text and returns what each line would add, or why it would not. `given` has values for blank cells, used
 * before the `blank` of the rule.
 */
export const readRows = <Column extends string, Item, Draft>(
  rule: PasteRule<Column, Item, Draft>,
  text: string,
  existing: readonly (Item | Draft)[],
  given: Partial<PastedCells<Column>> = {},
): readonly PastedRow<Column, Draft>[] => judgeRows(rule, readPasted(text), existing, given);

/**
 * Like `readRows`, for text that is already split into cells, so that a changed value for blank cells does not split it again. Columns are in
 * the order of the page, or in any order under headings.
 */
export const judgeRows = <Column extends string, Item, Draft>(
  rule: PasteRule<Column, Item, Draft>,
  rows: readonly (readonly string[])[],
  existing: readonly (Item | Draft)[],
  given: Partial<PastedCells<Column>> = {},
): readonly PastedRow<Column, Draft>[] =>
  startJudging(rule, rows, existing, given).judgeNext(rows.length);

/** Like `judgeRows`, a number of rows at a time: what a row would do depends on the rows above it, not on those below. */
export function startJudging<Column extends string, Item, Draft>(
  rule: PasteRule<Column, Item, Draft>,
  rows: readonly (readonly string[])[],
  existing: readonly (Item | Draft)[],
  given: Partial<PastedCells<Column>> = {},
): Judging<Column, Draft> {
  const headed = headingsIn(rule, rows[0] ?? []);
  const columnAt = headed ?? rule.columns;
  const headingLines = headed ? 1 : 0;
  const known = new Set(existing.map((item) => rule.identityOf(item)));
  const seen = new Set<string>();
  const isBlank = rule.isBlank ?? ((cell: string) => cell === '');

  const verdictOn = (cells: PastedCells<Column>): PasteVerdict<Column, Draft> => {
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
    return { kind: 'fresh', draft: check.value };
  };

  const judge = (texts: readonly string[], line: number): PastedRow<Column, Draft> => {
    const cells: Record<Column, string> = { ...rule.blank, ...given };
    for (const [index, value] of texts.entries()) {
      const column = columnAt[index];
      if (column && !isBlank(value)) cells[column] = value;
    }
    return { line, name: cells[rule.nameColumn], cells, verdict: verdictOn(cells) };
  };

  let judged: readonly PastedRow<Column, Draft>[] = [];
  return {
    total: rows.length - headingLines,
    judgeNext: (count) => {
      const from = headingLines + judged.length;
      const next = rows.slice(from, from + count);
      judged = [...judged, ...next.map((texts, index) => judge(texts, from + index + 1))];
      return judged;
    },
  };
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
