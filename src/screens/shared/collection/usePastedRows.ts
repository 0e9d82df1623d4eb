import { useCallback, useDeferredValue, useMemo, useState } from 'react';
import { readPasted } from '#domain/lists/csv.ts';
import { judgeRows, startJudging } from '#domain/lists/judgeRows.ts';
import type { PastedCells, PastedRow, PasteRule } from '#domain/lists/paste.ts';
import { chooseAll, chooseOne, doubtGroups, noChoices } from '#domain/numbers/pastedFigures.ts';
import type { Reading, ReadingChoices, Separator } from '#domain/numbers/pastedFigures.ts';
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
  const [choices, setChoices] = useState(noChoices);
  const [takesIncomplete, setTakesIncomplete] = useState(false);
  const text = useDeferredValue(useSettledText(inputs.text));
  const filled = useDeferredValue(fill.text);
  const cells = useMemo(() => readPasted(text), [text]);
  const start = useCallback(
    () =>
      startJudging(rule, cells, existing, {
        given: givenIn(column, filled),
        choices,
        takesIncomplete,
      }),
    [rule, cells, existing, column, filled, choices, takesIncomplete],
  );
  const { rows, first, total } = useJudgedRows(start);
  const isJudged = rows.length === total;
  const all = isJudged ? rows : null;
  // The questions about all rows stay until all rows are judged again.
  const [asked, setAsked] = useState(all ?? []);
  if (all && all !== asked) setAsked(all);
  const questions = useMemo(() => questionsOn(rule, asked, choices), [rule, asked, choices]);
  // A column that only a later line fills appears when all are judged.
  const seen = all ?? first;
  const numberColumns = useMemo(
    () =>
      (rule.numberColumns ?? []).filter((name, index) =>
        seen.some(({ figures }) => figures[index]?.text !== rule.blank[name]),
      ),
    [rule, seen],
  );
  const choose = useMemo(
    () => ({
      all: (separator: Separator, reading: Reading) =>
        setChoices((former) => chooseAll(former, separator, reading)),
      one: (key: string, reading: Reading) =>
        setChoices((former) => chooseOne(former, key, reading)),
    }),
    [],
  );
  return {
    rows,
    /** How many rows there are to judge. */
    total,
    /** The rows to show, those at the top. */
    first,
    numberColumns,
    ...questions,
    choose,
    incomplete: { isTaken: takesIncomplete, onTake: setTakesIncomplete },
    /** Returns the rows of the current text, even if the deferred rows have not caught up with it yet. */
    latest: () =>
      isJudged && text === inputs.text && filled === fill.text
        ? rows
        : judgeRows(rule, readPasted(inputs.text), existing, {
            given: givenIn(column, fill.text),
            choices,
            takesIncomplete,
          }),
  };
}

/** What is asked about the rows that would be added. */
function questionsOn<Column extends string, Item, Draft>(
  { incomplete }: PasteRule<Column, Item, Draft>,
  rows: readonly PastedRow<Column, Draft>[],
  choices: ReadingChoices,
) {
  const open = rows.filter(({ verdict }) => verdict.kind === 'fresh' || verdict.kind === 'waiting');
  return {
    groups: doubtGroups(
      open.flatMap((row) => row.figures),
      choices,
    ),
    incompleteCount: open.filter(({ verdict }) =>
      verdict.kind === 'waiting'
        ? verdict.for === 'completeness'
        : verdict.kind === 'fresh' && incomplete?.isIn(verdict.draft),
    ).length,
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
