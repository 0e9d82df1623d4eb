import { foldText } from '#text/foldText.ts';
import {
  type DraftOf,
  type EntityDescription,
  type FieldName,
  type TextsOf,
  type ValuesOf,
} from '../entities/description.ts';
import { textsOf } from '../entities/texts.ts';
import { fieldlessProblems, type InvalidKey } from '../words/invalid.ts';
import { t } from '../words/translate.ts';
import type { Check } from './check.ts';
import { headingsOf, type HeadingRule } from './headings.ts';
import { pastedCells } from './table.ts';

/** Joins the texts that name a row to one key that ignores case, accents and white space. */
export const identityOf = (...texts: readonly string[]): string =>
  JSON.stringify(texts.map(foldText));

/**
 * The rule for reading rows of one list from pasted text: a column for each field, in the order of the fields, or in any order
 * under headings.
 */
export interface PasteRule<
  Description extends EntityDescription,
  Draft = DraftOf<Description>,
> extends HeadingRule<Description> {
  /** A field that is often missing and then the same for all lines. It gets a field of its own in the dialog. */
  readonly fill?: { readonly name: FieldName<Description>; readonly label: () => string };
  readonly check: (cells: TextsOf<Description>) => Check<Draft, FieldName<Description>>;
  /** Returns the key that identifies a row. Two rows with the same key are duplicates. */
  readonly identityOf: (row: ValuesOf<Description> | Draft) => string;
}

export type PasteVerdict<Name extends string, Draft> =
  | { readonly kind: 'fresh'; readonly draft: Draft }
  | { readonly kind: 'duplicate'; readonly isRepeated: boolean }
  | { readonly kind: 'invalid'; readonly column: Name; readonly problem: InvalidKey };

export interface PastedRow<Name extends string, Draft> {
  readonly line: number;
  readonly name: string;
  readonly cells: Readonly<Record<Name, string>>;
  readonly verdict: PasteVerdict<Name, Draft>;
}

/** Reads pasted text and returns what each line would add, or why it would not. Blank cells of `fill` become `filled`. */
export const readRows = <Description extends EntityDescription, Draft>(
  rule: PasteRule<Description, Draft>,
  text: string,
  existing: readonly ValuesOf<Description>[],
  filled = '',
): readonly PastedRow<FieldName<Description>, Draft>[] =>
  startJudging(rule, pastedCells(rule, text), existing, filled).judgeNext(Infinity);

/**
 * Like `readRows`, for text that is already split into cells, and a number of rows at a time: what a row would do depends on
 * the rows above it, not on those below.
 */
export function startJudging<Description extends EntityDescription, Draft>(
  rule: PasteRule<Description, Draft>,
  rows: readonly (readonly string[])[],
  existing: readonly ValuesOf<Description>[],
  filled = '',
) {
  type Name = FieldName<Description>;
  const { description, identityOf } = rule;
  const nameField: Name = description.nameField;
  const { headings, cellsOf } = headingsOf(rule).columnsOf(rows[0] ?? []);
  const headingLines = headings ? 1 : 0;
  const blank: Record<Name, string> = textsOf(description, null);
  if (rule.fill) blank[rule.fill.name] = filled;
  const known = new Set(existing.map(identityOf));
  const seen = new Set<string>();

  const verdictOn = (cells: TextsOf<Description>): PasteVerdict<Name, Draft> => {
    const check = rule.check(cells);
    if (!check.isValid) {
      const [column = nameField] = Object.keys(check.problems) as Name[];
      const problem = check.problems[column] ?? 'invalid.required';
      return { kind: 'invalid', column, problem };
    }
    const identity = identityOf(check.value);
    const isRepeated = seen.has(identity);
    if (isRepeated || known.has(identity)) return { kind: 'duplicate', isRepeated };
    seen.add(identity);
    return { kind: 'fresh', draft: check.value };
  };

  const judge = (texts: readonly string[], line: number): PastedRow<Name, Draft> => {
    const cells = cellsOf(texts, blank);
    return { line, name: cells[nameField], cells, verdict: verdictOn(cells) };
  };

  let judged: readonly PastedRow<Name, Draft>[] = [];
  return {
    total: rows.length - headingLines,
    /** Judges so many rows more, and returns all that are judged. */
    judgeNext: (count: number) => {
      const from = headingLines + judged.length;
      const next = rows.slice(from, from + count);
      judged = [...judged, ...next.map((texts, index) => judge(texts, from + index + 1))];
      return judged;
    },
  };
}

export const freshDrafts = <Draft>(rows: readonly PastedRow<string, Draft>[]): readonly Draft[] =>
  rows.flatMap(({ verdict }) => (verdict.kind === 'fresh' ? [verdict.draft] : []));

/** Says what adding a pasted line would do. A problem that does not name its field is preceded by the field. */
export function verdictText<Name extends string>(
  verdict: PasteVerdict<Name, unknown>,
  labelOf: (name: Name) => string,
): string {
  switch (verdict.kind) {
    case 'fresh':
      return t('paste.fresh');
    case 'duplicate':
      return t(verdict.isRepeated ? 'paste.repeated' : 'paste.duplicate');
    case 'invalid':
      return fieldlessProblems.includes(verdict.problem)
        ? `${labelOf(verdict.column)}: ${t(verdict.problem)}`
        : t(verdict.problem);
  }
}

/** The most lines that are pasted into a text field. On a slow phone, browsers take seconds to lay out more. */
const mostLinesInField = 1_000;

function lineCount(text: string): number {
  let count = 1;
  for (let end = text.indexOf('\n'); end !== -1; end = text.indexOf('\n', end + 1)) count += 1;
  return count;
}

/** Returns the number of lines, without blank lines at the start and end. */
export const pastedLineCount = (text: string): number => lineCount(text.trim());

/** True for a change that adds more lines than a text field should hold. */
export const addsManyLines = (former: string, next: string): boolean =>
  // Each line adds at least one character, so the lines of a shorter change need not be counted.
  next.length - former.length > mostLinesInField &&
  lineCount(next) - lineCount(former) > mostLinesInField;

/** Joins pasted lines and the lines that are typed below them. */
export const joinLines = (above: string, below: string): string =>
  above === '' || below === '' || above.endsWith('\n') ? above + below : `${above}\n${below}`;
