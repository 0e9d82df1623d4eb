import { useCallback, useDeferredValue, useMemo } from 'react';
import { readPasted } from '#domain/lists/csv.ts';
import { judgeRows, startJudging } from '#domain/lists/judgeRows.ts';
import type { PastedCells, PasteRule } from '#domain/lists/paste.ts';
import { useJudgedRows } from './useJudgedRows.ts';
import { useSettledText } from './useSettledText.ts';

interface Inputs<Column extends string, Item, Draft> {
  readonly rule: PasteRule<Column, Item, Draft>;
  readonly text: string;
  readonly existing: readonly (Item | Draft)[];
  /** A column that takes this text in every line that leaves it blank. */
  readonly fill: { readonly column: Column | undefined; readonly text: string };
}

/**
 * Returns the rows that a pasted text would add. The text is read after the keystroke that changed it has been painted, and
 * a long text when typing pauses, since thousands of lines take longer than a keystroke may.
 */
export function usePastedRows<Column extends string, Item, Draft>(
  inputs: Inputs<Column, Item, Draft>,
) {
  const { rule, existing, fill } = inputs;
  const { column } = fill;
  const text = useDeferredValue(useSettledText(inputs.text));
  const filled = useDeferredValue(fill.text);
  const cells = useMemo(() => readPasted(text), [text]);
  const start = useCallback(
    () => startJudging(rule, cells, existing, givenIn(column, filled)),
    [rule, cells, existing, column, filled],
  );
  const { rows, first, total } = useJudgedRows(start);
  const isJudged = rows.length === total;
  // A column that only a later line fills appears when all are judged.
  const seen = isJudged ? rows : first;
  const numberColumns = useMemo(
    () =>
      (rule.numberColumns ?? []).filter((name) =>
        seen.some(({ cells: { [name]: text } }) => text !== rule.blank[name]),
      ),
    [rule, seen],
  );
  return {
    rows,
    /** How many rows there are to judge. */
    total,
    /** The rows to show, those at the top. */
    first,
    numberColumns,
    /** Returns the rows of the current text, even if the deferred rows have not caught up with it yet. */
    latest: () =>
      isJudged && text === inputs.text && filled === fill.text
        ? rows
        : judgeRows(rule, readPasted(inputs.text), existing, givenIn(column, fill.text)),
  };
}

function givenIn<Column extends string>(
  column: Column | undefined,
  text: string,
): Partial<PastedCells<Column>> {
  const given: Partial<Record<Column, string>> = {};
  if (column !== undefined) given[column] = text;
  return given;
}
