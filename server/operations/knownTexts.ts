import type { KnownText } from '../rows/tables.ts';

/** How many texts of a row are remembered, and for how long. */
const mostKnown = 20;
export const rewriteKeptSeconds = 30 * 24 * 60 * 60;

/** Under this name the known texts of a row are kept. */
export const rewritesOf = (table: string, id: unknown): string => `${table} ${String(id)}`;

const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** The fields that say what a row rests on. */
interface Grounded {
  readonly evidence?: KnownText['evidence'] | undefined;
  readonly assumptions?: readonly string[] | undefined;
}

/** What a row says in a field, with what that rests on. */
export const knownText = (field: string, value: unknown, row: Grounded): KnownText => ({
  field,
  value,
  evidence: (row.evidence ?? []).filter((each) => each.field === field),
  isAssumed: row.assumptions?.includes(field) ?? false,
});

/** The texts with one more, the newest last; the oldest go. */
export const withKnown = (known: readonly KnownText[], text: KnownText): readonly KnownText[] =>
  [
    ...known.filter(({ field, value }) => field !== text.field || !isSame(value, text.value)),
    text,
  ].slice(-mostKnown);

/**
 * What becomes of an edit that brings back a known text: its evidence and its mark come with it, and the text it replaces is
 * known from now on, so that Undo brings that back as it was. Undefined where an edit brings no known text.
 */
export function afterKnown(
  before: Grounded & object,
  after: Grounded,
  fields: Readonly<Record<string, unknown>>,
  known: readonly KnownText[],
): { readonly grounds: Grounded; readonly known: readonly KnownText[] } | undefined {
  const values = before as Readonly<Record<string, unknown>>;
  const brought = known.filter(
    ({ field, value }) =>
      field in fields && isSame(fields[field], value) && !isSame(values[field], value),
  );
  if (brought.length === 0) return undefined;
  const evidence = brought.flatMap((text) => text.evidence);
  const assumed = brought.filter(({ isAssumed }) => isAssumed).map(({ field }) => field);
  return {
    grounds: {
      ...after,
      ...((after.evidence ?? evidence.length > 0) && {
        evidence: [...(after.evidence ?? []), ...evidence],
      }),
      ...((after.assumptions ?? assumed.length > 0) && {
        assumptions: [...(after.assumptions ?? []), ...assumed],
      }),
    },
    known: brought.reduce(
      (texts, { field }) => withKnown(texts, knownText(field, values[field], before)),
      known,
    ),
  };
}
