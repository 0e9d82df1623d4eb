import type { KnownText } from '../rows/tables.ts';

/** How many known texts of a row are stored, and for how long. */
const mostKnown = 20;
export const rewriteKeptSeconds = 30 * 24 * 60 * 60;

/** The key under which the known texts of a row are stored. */
export const rewritesOf = (table: string, id: unknown): string => `${table} ${String(id)}`;

const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** The evidence and assumptions of a row. */
interface Grounded {
  readonly evidence?: KnownText['evidence'] | undefined;
  readonly assumptions?: readonly string[] | undefined;
}

/** Returns the text of a field with its evidence and whether it is an assumption. */
export const knownText = (field: string, value: unknown, row: Grounded): KnownText => ({
  field,
  value,
  evidence: (row.evidence ?? []).filter((each) => each.field === field),
  isAssumed: row.assumptions?.includes(field) ?? false,
});

/** Returns the texts with one more, the newest last. The oldest ones are dropped. */
export const addKnown = (known: readonly KnownText[], text: KnownText): readonly KnownText[] =>
  [
    ...known.filter(({ field, value }) => field !== text.field || !isSame(value, text.value)),
    text,
  ].slice(-mostKnown);

/**
 * Restores the evidence and assumptions of known texts that an edit brings back. The replaced texts become known texts, so
 * that Undo restores them in the same way. Returns undefined when an edit contains no known text.
 */
export function restoreGrounds(
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
      (texts, { field }) => addKnown(texts, knownText(field, values[field], before)),
      known,
    ),
  };
}
