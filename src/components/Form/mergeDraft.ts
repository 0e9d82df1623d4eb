import { keptFields } from './keptFields.ts';
import { sameValue } from './sameValue.ts';

/** What a person sees as one field; it may be stored in several. */
export interface DraftPart<Fields> {
  readonly label: string;
  readonly fields: readonly (keyof Fields)[];
  /** Returns its value as text; by default the first of the fields. */
  readonly textOf?: (fields: Fields) => string;
}

/** A stored draft: the changed fields, and their values before. */
export interface KeptDraft<Fields> {
  readonly fields: Partial<Fields>;
  readonly base: Partial<Fields>;
}

/** One part of a row that was changed both here and elsewhere. */
export interface DraftConflict<Fields> {
  readonly label: string;
  readonly theirs: string;
  readonly mine: string;
  /** The values to restore when the person chooses their own. */
  readonly change: Partial<Fields>;
}

export interface MergedDraft<Fields> {
  /** Restored without a question. */
  readonly restored: Partial<Fields>;
  readonly conflicts: readonly DraftConflict<Fields>[];
}

type Parts<Fields> = readonly DraftPart<Fields>[];

function picked<Fields extends object>(
  fields: Partial<Fields>,
  names: readonly (keyof Fields)[],
): Partial<Fields> {
  const there = names.filter((name) => Object.hasOwn(fields, name));
  return Object.fromEntries(there.map((name) => [name, fields[name]])) as Partial<Fields>;
}

/** Groups the fields by part. A field that no part names is its own group. */
function groupsOf<Fields extends object>(fields: Fields, parts: Parts<Fields>) {
  const named = new Set(parts.flatMap((part) => part.fields));
  const alone = (Object.keys(fields) as (keyof Fields)[]).filter((name) => !named.has(name));
  return [...parts.map((part) => part.fields), ...alone.map((name) => [name])];
}

/**
 * The draft to store: the parts that were changed since the form was opened, and those that differ from `blank`, the values
 * that the form has after a reload.
 */
export function draftToKeep<Fields extends object>(
  initial: Fields,
  fields: Fields,
  parts: Parts<Fields> = [],
  blank: Fields = initial,
): KeptDraft<Fields> {
  const changed = groupsOf(fields, parts)
    .filter((names) =>
      names.some((name) => [initial, blank].some((start) => !sameValue(fields[name], start[name]))),
    )
    .flat();
  return { fields: picked<Fields>(fields, changed), base: picked<Fields>(initial, changed) };
}

function textIn<Fields>(part: DraftPart<Fields>, fields: Fields): string {
  if (part.textOf) return part.textOf(fields);
  const [name] = part.fields;
  const value: unknown = name === undefined ? '' : fields[name];
  return Array.isArray(value) ? value.join('\n') : String(value);
}

/** Reads a stored draft. One from an older version contains only the fields. */
function readKept<Fields extends object>(current: Fields, kept: unknown): KeptDraft<Fields> {
  const parts: Readonly<Record<string, unknown>> = { ...(kept as object | null) };
  const isWhole = Object.hasOwn(parts, 'fields') && Object.hasOwn(parts, 'base');
  return {
    fields: keptFields(current, isWhole ? parts['fields'] : kept) ?? {},
    base: (isWhole && keptFields(current, parts['base'])) || {},
  };
}

/**
 * Merges a stored draft into the row as it is now. A part that nobody else has changed is restored; one that was changed on
 * both sides is a conflict. A draft of a new row has no conflicts.
 */
export function mergeDraft<Fields extends object>(
  kept: unknown,
  current: Fields,
  parts: Parts<Fields> = [],
): MergedDraft<Fields> {
  const { fields, base } = readKept(current, kept);
  const conflicts: DraftConflict<Fields>[] = [];
  let restored = fields;
  for (const part of parts) {
    const change = picked(fields, part.fields);
    const names = Object.keys(change) as (keyof Fields)[];
    const isSame = names.every((name) => sameValue(change[name], current[name]));
    const isOnlyMine = names.every(
      (name) => Object.hasOwn(base, name) && sameValue(base[name], current[name]),
    );
    if (isSame || isOnlyMine) continue;
    restored = Object.fromEntries(
      Object.entries(restored).filter(([name]) => !Object.hasOwn(change, name)),
    ) as Partial<Fields>;
    conflicts.push({
      label: part.label,
      theirs: textIn(part, current),
      mine: textIn(part, { ...current, ...change }),
      change,
    });
  }
  return { restored, conflicts };
}
