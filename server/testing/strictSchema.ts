/** The JSON Schema keywords that every strict service accepts; some answer others with 400. */
const known = new Set([
  'type',
  'properties',
  'required',
  'additionalProperties',
  'items',
  'enum',
  'description',
]);
const bounds = ['minItems', 'maxItems', 'maxLength'];

type Schema = Readonly<Record<string, unknown>>;

/** The error of a strict service for a schema, or undefined. */
export function schemaProblem(
  format: { readonly schema?: unknown; readonly strict?: boolean } | undefined,
  knowsBounds: boolean,
): string | undefined {
  if (!format?.strict) return 'strict must be true';
  const allowed = new Set([...known, ...(knowsBounds ? bounds : [])]);
  return problemOf(format.schema, 'schema', allowed);
}

function problemOf(value: unknown, at: string, allowed: ReadonlySet<string>): string | undefined {
  if (typeof value !== 'object' || value === null) return `${at} is no schema`;
  const schema = value as Schema;
  const strange = Object.keys(schema).find((keyword) => !allowed.has(keyword));
  if (strange !== undefined) return `${at}: ${strange} is not supported`;
  if (schema['type'] === 'array') return problemOf(schema['items'], `${at}[]`, allowed);
  if (schema['type'] !== 'object') return undefined;
  const properties = (schema['properties'] ?? {}) as Schema;
  const names = Object.keys(properties);
  if (schema['additionalProperties'] !== false) return `${at}: additionalProperties must be false`;
  if (names.some((name) => !(schema['required'] as readonly string[]).includes(name)))
    return `${at}: every property must be required`;
  return names.map((name) => problemOf(properties[name], `${at}.${name}`, allowed)).find(Boolean);
}
