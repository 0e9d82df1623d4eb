import type { Grounded } from '../evidence/grounds.ts';
import type { Level } from '../insights/level.ts';
import type { KeywordCompetition } from '../keywords/keyword.ts';
import type { Most } from '../lists/check.ts';
import type { EntityId } from '../lists/entityId.ts';
import type { InvalidKey } from '../words/invalid.ts';

/** The type of the value for each kind of field. Null when the server sent no readable value. */
export interface KindValues {
  readonly line: string;
  readonly text: string;
  /** A list, typed one item per line. */
  readonly lines: readonly string[];
  readonly level: Level | null;
  readonly competition: KeywordCompetition | null;
  readonly number: number | null;
}

/** The most characters of a name, of another line (also in a list), and of a longer text; the most lines in a list (D87). */
export const longest = { name: 200, line: 500, text: 5000, lines: 50 } as const;

export interface FieldDescription {
  /** The field's name in requests and responses. */
  readonly onWire: string;
  /** Another name under which some servers send it (D24). */
  readonly alsoOnWire?: string;
  readonly kind: keyof KindValues;
  /** Other headings that spreadsheets use for its column. */
  readonly otherHeadings?: readonly string[];
  /** The message for a blank field. Absent when the field is optional. */
  readonly required?: InvalidKey;
  /**
   * True when the value of a required field may not be known (D69, D71). Rows and requests may then have it blank or null. A
   * form requires it, unless the edited row has none.
   */
  readonly mayBeUnknown?: true;
  /** How a typed text is checked, and completed: as a user's address, or as the business's website (D35). */
  readonly format?: 'email' | 'website';
  /** True for a text that a server may neither send nor accept (D97). It is sent with a value, or to remove that of the row. */
  readonly isExtra?: true;
  /** True for a field that is only kept, imported and exported: no form and no table shows it. */
  readonly isHidden?: true;
  /** True when this text can be rewritten by itself (D81). Never set for figures and choices. */
  readonly isRewritable?: true;
}

/**
 * The description of one kind of row. Types, forms, pasting, exporting, requests, responses and the server are derived from
 * it. The fields are in the order of the form.
 */
export interface EntityDescription {
  /** The name of the id in requests and responses. */
  readonly idOnWire: string;
  /** Another name under which some servers send it (D24). */
  readonly alsoIdOnWire?: string;
  /** The field with the row's name. A row without it is not read. */
  readonly nameField: string;
  /** The headings of columns that together make the name, in reading order. */
  readonly nameParts?: readonly (readonly string[])[];
  readonly fields: Readonly<Record<string, FieldDescription>>;
}

export type FieldName<Description extends EntityDescription> = keyof Description['fields'] & string;

export type ValuesOf<Description extends EntityDescription> = {
  readonly [Name in FieldName<Description>]: KindValues[Description['fields'][Name]['kind']];
};

/** A row as the app uses it: its fields, its id, and its evidence if the server sent any. */
export type EntityOf<Description extends EntityDescription> = ValuesOf<Description> &
  Grounded & {
    readonly id: EntityId;
    readonly version?: number;
  };

/** A row without an id, to add or save. Required fields have a value, unless it may be unknown. */
export type DraftOf<Description extends EntityDescription> = {
  readonly [Name in FieldName<Description>]: Description['fields'][Name] extends {
    readonly required: InvalidKey;
    readonly mayBeUnknown?: never;
  }
    ? NonNullable<ValuesOf<Description>[Name]>
    : ValuesOf<Description>[Name];
};

/** A row as typed in a form: each field is a text. */
export type TextsOf<Description extends EntityDescription> = {
  readonly [Name in FieldName<Description>]: string;
};

export const fieldNames = <Description extends EntityDescription>({
  fields,
}: Description): readonly FieldName<Description>[] => Object.keys(fields);

/** Returns the fields that people see and type. */
export const shownFields = <Description extends EntityDescription>(
  description: Description,
): readonly FieldName<Description>[] =>
  fieldNames(description).filter((name) => !fieldsOf(description)[name].isHidden);

/** Returns the most characters of a field's text, or of each of its lines. */
export function longestOf({ nameField, fields }: EntityDescription, name: string): Most {
  if (name === nameField) return longest.name;
  return fields[name]?.kind === 'text' ? longest.text : longest.line;
}

export const fieldsOf = <Description extends EntityDescription>({
  fields,
}: Description): Readonly<Record<FieldName<Description>, FieldDescription>> => fields;
