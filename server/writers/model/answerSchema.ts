import { toJsonSchema } from '@valibot/to-json-schema';
import type { GenericSchema } from 'valibot';

/** What the list of a whole answer is called. */
export const listNames = ['items', 'sentences'] as const;
export type ListName = (typeof listNames)[number];

type Json = Readonly<Record<string, unknown>>;

/** The most items of a list inside an item, such as pain points or quotes. */
const mostOfList = 5;
/** The most characters of a text for which no other limit is known. */
const usualLongest = 400;

/** A schema in which every field is required and no other allowed, with bounds for lists and texts. */
function strict(schema: Json, longest: number, byName: Readonly<Record<string, number>>): Json {
  const { type, items, properties } = schema;
  if (type === 'string' && !('enum' in schema)) return { type, maxLength: longest };
  if (type === 'array')
    return { type, items: strict(items as Json, longest, byName), maxItems: mostOfList };
  if (type !== 'object') return schema;
  const fields = Object.entries(properties as Readonly<Record<string, Json>>);
  return {
    type,
    properties: Object.fromEntries(
      fields.map(([name, field]) => [name, strict(field, byName[name] ?? usualLongest, byName)]),
    ),
    required: fields.map(([name]) => name),
    additionalProperties: false,
  };
}

/** The schema of a whole answer, from the schema of an item. */
export function answerSchema(
  item: GenericSchema,
  least: number,
  most: number,
  longest: Readonly<Record<string, number>> = {},
  list: ListName = 'items',
): Json {
  const { $schema: _none, ...found } = toJsonSchema(item, { typeMode: 'input' });
  const items = { type: 'array', items: strict(found, usualLongest, longest) };
  return {
    type: 'object',
    properties: { [list]: { ...items, minItems: least, maxItems: most } },
    required: [list],
    additionalProperties: false,
  };
}

const bounds = new Set(['minItems', 'maxItems', 'maxLength']);

/** A schema without bounds, which some servers refuse. */
export const unbounded = (schema: Json): Json =>
  JSON.parse(
    JSON.stringify(schema, (key, value: unknown) => (bounds.has(key) ? undefined : value)),
  ) as Json;
