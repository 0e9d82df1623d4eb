import { array, nullable, object, picklist, string, type GenericSchema } from 'valibot';
import {
  longestOf,
  type EntityDescription,
  type FieldDescription,
  type FieldName,
} from '#domain/entities/description.ts';
import { levels } from '#domain/insights/level.ts';
import { keywordCompetitions } from '#domain/keywords/keyword.ts';
import {
  atLeastOneText,
  grounds,
  id,
  linesUpTo,
  numberOrNull,
  text,
  textUpTo,
  upTo,
  version,
} from './fields.ts';

const lines: GenericSchema<readonly string[]> = array(string());

/** The schema of each kind of field in a row. */
const inRow = {
  line: string(),
  text: string(),
  lines,
  level: picklist(levels),
  competition: nullable(picklist(keywordCompetitions)),
  number: numberOrNull,
} as const;

/** The schema of each kind of field in a body. */
const inBody = { ...inRow, lines: linesUpTo as typeof lines } as const;

type Schemas<Description extends EntityDescription, ByKind extends typeof inRow | typeof inBody> = {
  readonly [
    Name in FieldName<Description> as Description['fields'][Name]['onWire']
  ]: ByKind[Description['fields'][Name]['kind']];
};

const schemasOf = (
  { fields }: EntityDescription,
  schemaOf: (field: FieldDescription, name: string) => GenericSchema,
) =>
  Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [field.onWire, schemaOf(field, name)]),
  );

/** One row in the names of the server. Its name is required; its evidence and its version are optional. */
export const rowOf = <Description extends EntityDescription>(description: Description) => {
  const { idOnWire, nameField } = description;
  const fields = schemasOf(description, ({ kind }, name) =>
    name === nameField ? text : inRow[kind],
  );
  return object({ [idOnWire]: id, ...fields, ...grounds, version } as Readonly<
    Record<Description['idOnWire'], typeof id>
  > &
    Schemas<Description, typeof inRow> &
    typeof grounds & { readonly version: typeof version });
};

/** The fields of a body that adds or edits a row. No text is longer than its field allows (D87). */
export const bodyOf = <Description extends EntityDescription>(description: Description) =>
  schemasOf(description, ({ kind, required, mayBeUnknown }, name) => {
    const isRequired = required !== undefined && !mayBeUnknown;
    if (kind === 'lines') return isRequired ? atLeastOneText : inBody.lines;
    if (kind !== 'line' && kind !== 'text') return inBody[kind];
    return (isRequired ? textUpTo : upTo)(longestOf(description, name));
  }) as Schemas<Description, typeof inBody>;
