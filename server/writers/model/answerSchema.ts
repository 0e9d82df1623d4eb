import { toJsonSchema } from '@valibot/to-json-schema';
import { array, strictObject, type GenericSchema } from 'valibot';

/** The schema of a whole answer, as strict as servers take it: every field required, nothing more, no bounds. */
export function answerSchema(item: GenericSchema): Readonly<Record<string, unknown>> {
  const { $schema: _none, ...schema } = toJsonSchema(strictObject({ items: array(item) }));
  return schema;
}
