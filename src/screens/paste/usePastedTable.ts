import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import type { EntityDescription } from '#domain/entities/description.ts';
import {
  judgeTable,
  judging,
  type Existing,
  type PastedTable,
  type PasteRule,
} from '#domain/lists/paste.ts';
import type { Refused } from '#domain/lists/tableFile.ts';

/** Up to this length a text is judged while it is rendered, and against up to so many rows. */
const [shortText, fewRows] = [20_000, 1_000];
/** A change of at least this many characters at once is a paste or a cleared field, not typing. */
const longChange = 100;
const pauseMs = 300;

/** Returns the text at once, or, while a person types in a long text, the text as of the last pause in typing. */
function useSettledText(text: string): string {
  const [settled, setSettled] = useState(text);
  const isTyped = text.length > shortText && Math.abs(text.length - settled.length) < longChange;
  if (!isTyped && settled !== text) setSettled(text);
  useEffect(() => {
    if (!isTyped) return undefined;
    const timer = setTimeout(() => setSettled(text), pauseMs);
    return () => clearTimeout(timer);
  }, [text, isTyped]);
  return isTyped ? settled : text;
}

/** What is typed or pasted, and the rows to compare it with; undefined until they are loaded. */
interface PasteInputs<Description extends EntityDescription> {
  readonly text: string;
  readonly filled: string;
  readonly existing: readonly Existing<Description>[] | undefined;
}

/**
 * Judges a pasted table after the keystroke that changed it has been painted; a long one when typing pauses, in steps, between
 * which the page stays responsive.
 */
export function usePastedTable<Description extends EntityDescription, Draft>(
  rule: PasteRule<Description, Draft>,
  inputs: PasteInputs<Description>,
) {
  const { existing } = inputs;
  const text = useDeferredValue(useSettledText(inputs.text));
  const filled = useDeferredValue(inputs.filled);
  const { atOnce, begin } = useMemo(() => {
    const isSmall = existing && text.length <= shortText && existing.length <= fewRows;
    return {
      atOnce: isSmall ? judgeTable(rule, text, existing, filled) : null,
      begin: existing && !isSmall ? () => judging(rule, text, existing, filled) : null,
    };
  }, [rule, text, existing, filled]);
  const [progress, setProgress] = useState<{
    readonly of: typeof begin;
    readonly judged: number;
    readonly table: PastedTable<Description, Draft> | Refused | null;
  }>({ of: null, judged: 0, table: null });
  useEffect(() => {
    if (begin === null) return undefined;
    const steps = begin();
    let timer = setTimeout(function goOn() {
      const { done, value } = steps.next();
      if (done) return setProgress({ of: begin, judged: 0, table: value });
      setProgress({ of: begin, judged: value, table: null });
      timer = setTimeout(goOn);
      return undefined;
    });
    return () => clearTimeout(timer);
  }, [begin]);
  const now = progress.of === begin ? progress : null;
  const table = atOnce ?? now?.table ?? null;
  const isLatest = table && text === inputs.text && filled === inputs.filled;
  return {
    /** Null until all lines are judged. */
    table,
    /** How many lines are judged. */
    judged: now?.judged ?? 0,
    /** Returns the table of the present text, even if the deferred one has not caught up with it yet. */
    latest: () => (isLatest ? table : judgeTable(rule, inputs.text, existing ?? [], inputs.filled)),
  };
}
