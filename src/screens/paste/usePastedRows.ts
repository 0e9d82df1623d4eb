import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import type { Collection } from '#domain/lists/collection.ts';
import type { EntityDescription, FieldName, ValuesOf } from '#domain/entities/description.ts';
import { readRows, startJudging, type PastedRow, type PasteRule } from '#domain/lists/paste.ts';
import { pastedCells } from '#domain/lists/table.ts';
import { isRefreshing, itemsOf } from '#domain/lists/remote.ts';
import { doneOrComing, isUnderWay } from '#domain/work/work.ts';

/** The most rows that are judged before anything is shown. */
const mostAtOnce = 1_000;
/** Of more rows, those of the preview are judged first, the others in tasks of this many rows: about 50 ms on a slow phone. */
const [firstRows, rowsPerTask] = [200, 500];

/** The length from which reading a text takes longer than a keystroke may. */
const longText = 20_000;
/** A change of at least this many characters at once is a paste or a cleared field, not typing. */
const longChange = 100;
const pauseMs = 300;

/** Returns the text at once, or, while a person types in a long text, the text as of the last pause in typing. */
function useSettledText(text: string): string {
  const [settled, setSettled] = useState(text);
  const isTyped = text.length > longText && Math.abs(text.length - settled.length) < longChange;
  if (!isTyped && settled !== text) setSettled(text);
  useEffect(() => {
    if (!isTyped) return undefined;
    const timer = setTimeout(() => setSettled(text), pauseMs);
    return () => clearTimeout(timer);
  }, [text, isTyped]);
  return isTyped ? settled : text;
}

/** The list that gets the rows. Its batch adds them, and the page shows the progress. */
export type PastedInto<Item, Draft> = Pick<Collection<Item, Draft>, 'remote' | 'adding'>;

/**
 * Returns the rows of the list and those of the batch that adds rows to it, because the list is loaded again only at the
 * batch's end. The array stays the same while a batch only progresses, so that pasted lines are not judged again each time.
 */
function useExistingRows<Item, Draft>({ remote, adding }: PastedInto<Item, Draft>) {
  const { jobs } = adding;
  const listed = itemsOf(remote);
  const isAwaited = isUnderWay(jobs) || isRefreshing(remote);
  const now: readonly Draft[] = isAwaited ? doneOrComing(jobs).map(({ data }) => data) : [];
  const [coming, setComing] = useState(now);
  const isSame = now.length === coming.length && now.every((row, at) => row === coming[at]);
  if (!isSame) setComing(now);
  return useMemo(() => [...listed, ...coming], [listed, coming]);
}

/** The rows of a pasted text. */
export interface PastedRows<Description extends EntityDescription, Draft> {
  /** The rows that are judged so far. */
  readonly rows: readonly PastedRow<FieldName<Description>, Draft>[];
  /** The number of rows in the text. */
  readonly total: number;
  readonly isJudged: boolean;
  /** How many of the rows are new, already in the list, or wrong. */
  readonly counts: Readonly<Record<PastedRow<string, Draft>['verdict']['kind'], number>>;
  /** The rows to show: all, or, until all are judged, the first ones, which stay the same array meanwhile. */
  readonly shown: readonly PastedRow<FieldName<Description>, Draft>[];
  /** Returns the rows of the current text, even if the deferred rows have not caught up with it yet. */
  readonly latest: () => readonly PastedRow<FieldName<Description>, Draft>[];
}

/**
 * Returns the rows that a pasted text would add; `filled` stands in every line that leaves the rule's field blank. The text is
 * read after the keystroke that changed it has been painted, and a long text when typing pauses. Many rows are judged in
 * several tasks, between which the page stays responsive.
 */
export function usePastedRows<
  Description extends EntityDescription,
  Draft extends ValuesOf<Description>,
>(
  rule: PasteRule<Description, Draft>,
  list: PastedInto<ValuesOf<Description>, Draft>,
  typed: { readonly whole: string; readonly filled: string },
): PastedRows<Description, Draft> {
  const existing = useExistingRows(list);
  const text = useDeferredValue(useSettledText(typed.whole));
  const filled = useDeferredValue(typed.filled);
  const cells = useMemo(() => pastedCells(rule, text), [rule, text]);
  const { judging, first } = useMemo(() => {
    const started = startJudging(rule, cells, existing, filled);
    const count = started.total > mostAtOnce ? firstRows : mostAtOnce;
    return { judging: started, first: started.judgeNext(count) };
  }, [rule, cells, existing, filled]);
  const { total } = judging;
  const [latest, setLatest] = useState({ judging, rows: first });
  useEffect(() => {
    if (first.length === total) return undefined;
    let timer = setTimeout(function judgeOn() {
      const rows = judging.judgeNext(rowsPerTask);
      setLatest({ judging, rows });
      if (rows.length < total) timer = setTimeout(judgeOn);
    });
    return () => clearTimeout(timer);
  }, [judging, first, total]);
  const rows = latest.judging === judging ? latest.rows : first;
  const isJudged = rows.length === total;
  const counts = useMemo(() => {
    const found = { fresh: 0, duplicate: 0, invalid: 0 };
    for (const { verdict } of rows) found[verdict.kind] += 1;
    return found;
  }, [rows]);
  return {
    rows,
    total,
    isJudged,
    counts,
    shown: isJudged ? rows : first,
    latest: () =>
      isJudged && text === typed.whole && filled === typed.filled
        ? rows
        : readRows(rule, typed.whole, existing, typed.filled),
  };
}
