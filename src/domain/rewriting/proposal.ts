import type { EntityDescription, FieldName } from '../entities/description.ts';
import { fieldNames, fieldsOf } from '../entities/description.ts';
import type { Grounds } from '../evidence/grounds.ts';

/** What a field that can be written anew holds: a text, or one text for each line. */
export type FieldText = string | readonly string[];

/** The lists whose rows have fields that can be written anew, by their name in the API. */
export const rewritableKinds = ['usps', 'icps', 'geographies', 'contentIdeas'] as const;
export type RewritableKind = (typeof rewritableKinds)[number];

/** Another text for one field of a row. */
export interface Proposal {
  readonly value: FieldText;
  /** What it rests on, for this field alone. */
  readonly grounds: Grounds;
  /** What the server says of it: what it cost, for example. */
  readonly remark?: string;
  /** Where the server writes whole suggestions only: the new row it is taken from, and how many rows came with it. */
  readonly source?: { readonly label: string; readonly rows: number };
}

/** The fields of a kind of row that can be written anew, in their order. */
export function rewritableFields<Description extends EntityDescription>(
  description: Description,
): readonly FieldName<Description>[] {
  const fields = fieldsOf(description);
  return fieldNames(description).filter((name) => fields[name].isRewritable);
}

/** What a row says in a field, as a text or as texts; undefined for a field of another kind. */
export function fieldTextOf(row: object, field: string): FieldText | undefined {
  const value: unknown = Object.entries(row).find(([name]) => name === field)?.[1];
  if (typeof value === 'string') return value;
  return Array.isArray(value) ? value.map(String) : undefined;
}

/** The lines of a field's text. */
export const linesIn = (value: FieldText): readonly string[] =>
  typeof value === 'string' ? [value] : value;
