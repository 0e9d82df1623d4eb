import type { Grounded } from '../evidence/grounds.ts';
import type { Level } from '../insights/level.ts';
import type { KeywordCompetition } from '../keywords/keyword.ts';
import type { EntityId } from '../lists/entityId.ts';
import type { InvalidKey } from '../words/invalid.ts';

/** What a field of each kind holds; null where a server sent nothing that can be read. */
export interface KindValues {
  /** Typed in one line. */
  readonly line: string;
  /** Typed in several lines. */
  readonly text: string;
  /** A list, typed one item per line. */
  readonly lines: readonly string[];
  /** High, Medium or Low. */
  readonly level: Level | null;
  /** From very low to very high. */
  readonly competition: KeywordCompetition | null;
  readonly number: number | null;
}

/** All there is to know of one field. */
export interface FieldDescription {
  /** Its name on the wire. */
  readonly onWire: string;
  /** Another name that some servers send it under (D24). */
  readonly alsoOnWire?: string;
  readonly kind: keyof KindValues;
  /** What spreadsheets call its column, beside what it is called here. */
  readonly otherHeadings?: readonly string[];
  /** What a form says while the field is blank. A field without it may stay blank. */
  readonly required?: InvalidKey;
  /** It can be written anew by itself (D81): a text of the suggestion, no figure and no choice. */
  readonly isRewritable?: true;
}

/**
 * All there is to know of one kind of row, written once: types, forms, pasting, exporting, the wire and the server
 * are made from it. The fields stand in the order of the form.
 */
export interface EntityDescription {
  /** The name of its id on the wire. */
  readonly idOnWire: string;
  /** Another name that some servers send it under (D24). */
  readonly alsoIdOnWire?: string;
  /** The field by which a row is called; a row without it cannot be read. */
  readonly nameField: string;
  readonly fields: Readonly<Record<string, FieldDescription>>;
}

/** The names of the fields. */
export type FieldName<Description extends EntityDescription> = keyof Description['fields'] & string;

/** What a row says in its fields. */
export type ValuesOf<Description extends EntityDescription> = {
  readonly [Name in FieldName<Description>]: KindValues[Description['fields'][Name]['kind']];
};

/** A row as the server knows it, and what it rests on where the server says so. */
export type EntityOf<Description extends EntityDescription> = ValuesOf<Description> &
  Grounded & {
    readonly id: EntityId;
  };

/** A row before the server has given it an id: what is required is there. */
export type DraftOf<Description extends EntityDescription> = {
  readonly [Name in FieldName<Description>]: Description['fields'][Name] extends {
    readonly required: InvalidKey;
  }
    ? NonNullable<ValuesOf<Description>[Name]>
    : ValuesOf<Description>[Name];
};

/** A row as it is typed: each field is a text. */
export type TextsOf<Description extends EntityDescription> = {
  readonly [Name in FieldName<Description>]: string;
};

/** What a row says, under the names of the wire. */
export type WireOf<
  Description extends EntityDescription,
  Values extends ValuesOf<Description> = DraftOf<Description>,
> = {
  readonly [Name in FieldName<Description> as Description['fields'][Name]['onWire']]: Values[Name];
};

/** The names of the fields, in their order. */
export const fieldNames = <Description extends EntityDescription>({
  fields,
}: Description): readonly FieldName<Description>[] => Object.keys(fields);

/** What is known of each field. */
export const fieldsOf = <Description extends EntityDescription>({
  fields,
}: Description): Readonly<Record<FieldName<Description>, FieldDescription>> => fields;

/** A draft as it is sent, and as the server keeps it. */
export function draftToWire<
  Description extends EntityDescription,
  Values extends ValuesOf<Description> = DraftOf<Description>,
>(description: Description, draft: Values): WireOf<Description, Values> {
  const fields = fieldsOf(description);
  const entries = fieldNames(description).map((name) => [fields[name].onWire, draft[name]]);
  return Object.fromEntries(entries) as WireOf<Description, Values>;
}

/** A row as it could be added again; null where something that is required was never known. */
export function draftOf<Description extends EntityDescription>(
  description: Description,
  row: ValuesOf<Description>,
): DraftOf<Description> | null {
  const fields = fieldsOf(description);
  const names = fieldNames(description);
  if (names.some((name) => fields[name].required && row[name] === null)) return null;
  return Object.fromEntries(names.map((name) => [name, row[name]])) as DraftOf<Description>;
}

/** What an edit may say of the fields that nothing speaks for: those that are still to be checked (D69). */
export interface StillAssumed {
  readonly assumptions?: readonly string[];
}

/** The same under the names of the wire; nothing where an edit says nothing of it. */
export function stillAssumedToWire(
  description: EntityDescription,
  { assumptions }: StillAssumed,
): { assumptions?: string[] } {
  const fields: Readonly<Record<string, FieldDescription>> = description.fields;
  if (assumptions === undefined) return {};
  return { assumptions: assumptions.flatMap((name) => fields[name]?.onWire ?? []) };
}
