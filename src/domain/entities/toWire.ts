import type { Evidence } from '../evidence/grounds.ts';
import {
  fieldNames,
  fieldsOf,
  type DraftOf,
  type EntityDescription,
  type FieldDescription,
  type FieldName,
  type ValuesOf,
} from './description.ts';

type ExtraName<Description extends EntityDescription> = {
  readonly [Name in FieldName<Description>]: Description['fields'][Name] extends {
    readonly isExtra: true;
  }
    ? Name
    : never;
}[FieldName<Description>];

/** The values of a row under the names of the API. */
export type WireOf<
  Description extends EntityDescription,
  Values extends ValuesOf<Description> = DraftOf<Description>,
> = {
  readonly [
    Name in Exclude<
      FieldName<Description>,
      ExtraName<Description>
    > as Description['fields'][Name]['onWire']
  ]: Values[Name];
} & {
  readonly [Name in ExtraName<Description> as Description['fields'][Name]['onWire']]?: Values[Name];
};

/**
 * Returns a row as it is sent. A blank extra field is left out, because a server may not know it (D97), unless it removes a
 * value of the row `before`.
 */
export function draftToWire<
  Description extends EntityDescription,
  Values extends ValuesOf<Description> = DraftOf<Description>,
>(description: Description, draft: Values, before: object = {}): WireOf<Description, Values> {
  const fields = fieldsOf(description);
  const had = new Map<string, unknown>(Object.entries(before));
  const entries = fieldNames(description)
    .filter((name) => !fields[name].isExtra || Boolean(draft[name] || had.get(name)))
    .map((name) => [fields[name].onWire, draft[name]]);
  return Object.fromEntries(entries) as WireOf<Description, Values>;
}

/** What an edit says about the evidence of its row (D69). What it does not mention stays as it is on the server. */
export interface EditedGrounds {
  /** The fields that are still to be checked, a changed one included. */
  readonly assumptions?: readonly string[];
  /** The evidence of a proposed text that the edit takes (D81). */
  readonly evidence?: readonly Evidence[];
}

/** Converts what an edit says about evidence to the names of the API. What a look has found is the server's to say (D98). */
export function editedGroundsToWire(
  description: EntityDescription,
  { assumptions, evidence }: EditedGrounds,
): { assumptions?: string[]; evidence?: Evidence[] } {
  const fields: Readonly<Record<string, FieldDescription>> = description.fields;
  const nameOf = (name: string) => fields[name]?.onWire ?? [];
  return {
    ...(assumptions && { assumptions: assumptions.flatMap(nameOf) }),
    ...(evidence && {
      evidence: evidence.map(({ checked: _checked, ...each }) => ({
        ...each,
        field: fields[each.field]?.onWire ?? each.field,
      })),
    }),
  };
}
