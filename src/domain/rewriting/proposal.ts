import type { EntityDescription, FieldName } from '../entities/description.ts';
import { fieldNames, fieldsOf } from '../entities/description.ts';
import type { Grounds } from '../evidence/grounds.ts';

/** The value of a field that can be rewritten: a text, or a list of texts. */
export type FieldText = string | readonly string[];

/** The lists with fields that can be rewritten, by their name in the API. */
export const rewritableKinds = ['usps', 'icps', 'geographies', 'contentIdeas'] as const;
export type RewritableKind = (typeof rewritableKinds)[number];

export interface Proposal {
  readonly value: FieldText;
  readonly grounds: Grounds;
  /** A remark of the server, for example about the cost. */
  readonly remark?: string;
}

export function rewritableFields<Description extends EntityDescription>(
  description: Description,
): readonly FieldName<Description>[] {
  const fields = fieldsOf(description);
  return fieldNames(description).filter((name) => fields[name].isRewritable);
}

/** Returns the value of a field as a text or a list of texts; undefined for other values. */
export function fieldTextOf(row: object, field: string): FieldText | undefined {
  const value: unknown = Object.entries(row).find(([name]) => name === field)?.[1];
  if (typeof value === 'string') return value;
  return Array.isArray(value) ? value.map(String) : undefined;
}

export const linesIn = (value: FieldText): readonly string[] =>
  typeof value === 'string' ? [value] : value;
