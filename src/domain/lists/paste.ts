import {
  fieldNames,
  fieldsOf,
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
import type { EntityId } from './entityId.ts';
import type { HeadingRule } from './headings.ts';
import { createRowIndex, isSameText, type Keys } from './identity.ts';
import { readingTable, type TableRow } from './table.ts';
import type { Refused } from './tableFile.ts';

/** A row of the list; one that a running batch is adding has no id yet. */
export type Existing<Description extends EntityDescription> = ValuesOf<Description> & {
  readonly id?: EntityId;
};

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
  /** True for a list whose rows cannot be changed. */
  readonly addsOnly?: true;
  /** Puts cells right that are probably in each other's columns. */
  readonly inOrder?: (cells: TextsOf<Description>) => TextsOf<Description>;
  /** Checks a line. `row` is the one that it changes. */
  readonly check: (
    cells: TextsOf<Description>,
    row?: Existing<Description>,
  ) => Check<Draft, FieldName<Description>>;
  /** Returns the keys that identify a row. */
  readonly keysOf: (row: TextsOf<Description>) => Keys;
}

/** What a pasted line would do (D97). */
export type PasteVerdict<Description extends EntityDescription, Draft> =
  | { readonly kind: 'fresh'; readonly draft: Draft }
  | {
      readonly kind: 'changed';
      readonly draft: Draft;
      readonly row: Existing<Description>;
      readonly fields: readonly FieldName<Description>[];
    }
  | { readonly kind: 'same' }
  /** `line` is the earlier one for the same row. */
  | { readonly kind: 'repeated'; readonly line: number }
  | { readonly kind: 'unreadable'; readonly reason: string }
  /** It may be any of these rows, which a person decides. */
  | { readonly kind: 'conflict'; readonly rows: readonly Existing<Description>[] };

export type VerdictKind = PasteVerdict<EntityDescription, unknown>['kind'];

/** The kinds in the order in which they are shown: first what a person has to look at. */
export const verdictKinds = [
  'conflict',
  'changed',
  'unreadable',
  'repeated',
  'fresh',
  'same',
] as const satisfies readonly VerdictKind[];

export interface PastedRow<Description extends EntityDescription, Draft> {
  readonly line: number;
  readonly cells: TextsOf<Description>;
  readonly verdict: PasteVerdict<Description, Draft>;
}

/** A pasted table whose every line is judged. */
export interface PastedTable<Description extends EntityDescription, Draft> {
  readonly isRead: true;
  /** The headings of the columns that are left out. */
  readonly leftOut: readonly string[];
  /** In the order of `verdictKinds`, then of the lines. */
  readonly rows: readonly PastedRow<Description, Draft>[];
  readonly counts: Readonly<Record<VerdictKind, number>>;
}

/** The rows that are read, indexed or judged in one step: at most 50 ms on a slow phone. */
const perStep = 250;

/**
 * Judges the lines of a pasted table step by step, between which the page stays responsive. Yields how many lines are judged.
 * Blank cells of `fill` become `filled`.
 */
export function* judging<Description extends EntityDescription, Draft>(
  rule: PasteRule<Description, Draft>,
  text: string,
  existing: readonly Existing<Description>[],
  filled = '',
): Generator<number, PastedTable<Description, Draft> | Refused> {
  const reading = readingTable(text, rule, perStep);
  let read = reading.next();
  for (; !read.done; read = reading.next()) yield 0;
  const table = read.value;
  if (!table.isRead) return table;

  const present = createRowIndex<Existing<Description>>();
  for (const [at, row] of existing.entries()) {
    present.add(row, rule.keysOf(textsOf(rule.description, row)));
    if (at % perStep === perStep - 1) yield 0;
  }
  const lines: (TableRow<FieldName<Description>> & { readonly keys: Keys })[] = [];
  const inTable = createRowIndex<number>();
  for (const [at, row] of table.rows.entries()) {
    const cells = withFilled(rule, row.cells, filled);
    const keys = rule.keysOf(cells);
    inTable.add(row.line, keys);
    lines.push({ ...row, cells, keys });
    if (at % perStep === perStep - 1) yield 0;
  }

  const seen = createRowIndex<number>();
  const taken = new Map<Existing<Description>, number>();
  const verdictOn = ({ line, cells, keys, fault }: (typeof lines)[number]) => {
    if (fault !== null) return unreadable(fault);
    const twin = seen.twinOf(keys);
    if (twin !== undefined) return repeated(twin);
    const verdict = verdictAmong(rule, cells, present.matchesOf(keys, inTable.has));
    const row = 'row' in verdict ? verdict.row : undefined;
    const former = row && taken.get(row);
    if (former !== undefined) return repeated(former);
    if (row) taken.set(row, line);
    if (verdict.kind !== 'unreadable') seen.add(line, keys);
    return verdict;
  };
  const judged: PastedRow<Description, Draft>[] = [];
  for (const line of lines) {
    judged.push({ line: line.line, cells: line.cells, verdict: verdictOn(line) });
    if (judged.length % perStep === 0) yield judged.length;
  }
  const byKind = Object.groupBy(judged, ({ verdict }) => verdict.kind);
  return {
    isRead: true,
    leftOut: table.leftOut,
    rows: verdictKinds.flatMap((kind) => byKind[kind] ?? []),
    counts: countsOf((kind) => byKind[kind]?.length ?? 0),
  };
}

const countsOf = (count: (kind: VerdictKind) => number) =>
  Object.fromEntries(verdictKinds.map((kind) => [kind, count(kind)])) as Record<
    VerdictKind,
    number
  >;

/** Judges all lines at once. */
export function judgeTable<Description extends EntityDescription, Draft>(
  ...inputs: Parameters<typeof judging<Description, Draft>>
): PastedTable<Description, Draft> | Refused {
  const steps = judging(...inputs);
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

function withFilled<Description extends EntityDescription>(
  { fill, inOrder }: Pick<PasteRule<Description, unknown>, 'fill' | 'inOrder'>,
  read: TextsOf<Description>,
  filled: string,
): TextsOf<Description> {
  const cells = fill && read[fill.name] === '' ? { ...read, [fill.name]: filled } : read;
  return inOrder ? inOrder(cells) : cells;
}

const unreadable = (reason: string) => ({ kind: 'unreadable', reason }) as const;
const repeated = (line: number) => ({ kind: 'repeated', line }) as const;

/** Judges a line that may be one of these rows. If one of them has all that the line says, it is that one. */
function verdictAmong<Description extends EntityDescription, Draft>(
  rule: PasteRule<Description, Draft>,
  cells: TextsOf<Description>,
  rows: readonly Existing<Description>[],
): PasteVerdict<Description, Draft> {
  const [row, ...others] = rows;
  if (others.length === 0) return verdictAgainst(rule, cells, row);
  const isSame = rows.some((each) => verdictAgainst(rule, cells, each).kind === 'same');
  return isSame ? { kind: 'same' } : { kind: 'conflict', rows };
}

/** Judges a line that is this row, or a new one. A blank cell erases nothing. */
export function verdictAgainst<Description extends EntityDescription, Draft>(
  rule: PasteRule<Description, Draft>,
  cells: TextsOf<Description>,
  row?: Existing<Description>,
): PasteVerdict<Description, Draft> {
  const { description, addsOnly, check } = rule;
  if (row && addsOnly) return { kind: 'same' };
  const before = row && textsOf(description, row);
  const names = fieldNames(description);
  const fields = fieldsOf(description);
  const differing = (texts: TextsOf<Description>) =>
    names.filter((name) => before && !isSameText(fields[name], before[name], texts[name]));
  const merged = before ? ({ ...before, ...withoutBlanks(cells) } as TextsOf<Description>) : cells;
  if (row && differing(merged).length === 0) return { kind: 'same' };
  const checked = check(merged, row);
  if (!checked.isValid) {
    const [column = description.nameField] = Object.keys(checked.problems);
    const name = column as FieldName<Description>;
    return unreadable(problemText(rule.labelOf(name), checked.problems[name]));
  }
  if (!row) return { kind: 'fresh', draft: checked.value };
  const changed = differing({ ...merged, ...textsOf(description, withValues(row, checked.value)) });
  if (changed.length === 0) return { kind: 'same' };
  return { kind: 'changed', draft: checked.value, row, fields: changed };
}

const withoutBlanks = (cells: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(cells).filter(([, text]) => text !== ''));

/** Returns a row with the values of a draft, which has the same fields. */
const withValues = <Row extends object>(row: Row, draft: unknown): Row =>
  Object.assign({ ...row }, draft);

/** A problem that does not name its field is preceded by the field. */
const problemText = (label: string, problem: InvalidKey = 'invalid.required'): string =>
  fieldlessProblems.includes(problem) ? `${label}: ${t(problem)}` : t(problem);

/** Says what a pasted line would do. */
export function verdictText(verdict: PasteVerdict<EntityDescription, unknown>): string {
  if (verdict.kind === 'unreadable') return verdict.reason;
  if (verdict.kind === 'repeated') return t('paste.repeated', { line: verdict.line });
  return t(`paste.${verdict.kind}`);
}
