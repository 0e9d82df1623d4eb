import {
  fieldNames,
  fieldsOf,
  type DraftOf,
  type EntityDescription,
  type FieldDescription,
  type FieldName,
  type ValuesOf,
} from './description.ts';

/** The values of a row under the names of the API. */
export type WireOf<
  Description extends EntityDescription,
  Values extends ValuesOf<Description> = DraftOf<Description>,
> = {
  readonly [Name in FieldName<Description> as Description['fields'][Name]['onWire']]: Values[Name];
};

/** Converts a draft to the names of the API. */
export function draftToWire<
  Description extends EntityDescription,
  Values extends ValuesOf<Description> = DraftOf<Description>,
>(description: Description, draft: Values): WireOf<Description, Values> {
  const fields = fieldsOf(description);
  const entries = fieldNames(description).map((name) => [fields[name].onWire, draft[name]]);
  return Object.fromEntries(entries) as WireOf<Description, Values>;
}

/**
 * The fields that an edit leaves as assumptions, which are still to be checked (D69). Absent when the edit does not change
 * them.
 */
export interface EditedAssumptions {
  readonly assumptions?: readonly string[];
}

/** Converts the assumptions to the names of the API; an empty object when the edit does not change them. */
export function assumptionsToWire(
  description: EntityDescription,
  { assumptions }: EditedAssumptions,
): { assumptions?: string[] } {
  const fields: Readonly<Record<string, FieldDescription>> = description.fields;
  if (assumptions === undefined) return {};
  return { assumptions: assumptions.flatMap((name) => fields[name]?.onWire ?? []) };
}
