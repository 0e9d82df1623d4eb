import { getDotPath, safeParse, type GenericSchema, type InferOutput } from 'valibot';
import type { Call } from '#api/contract/call.ts';
import { Refusal } from './refusal.ts';

type Issue = NonNullable<ReturnType<typeof safeParse<GenericSchema>>['issues']>[number];

/** Says what is wrong with a field, and names it. */
function wordsFor(issue: Issue): string {
  const field = getDotPath(issue) ?? 'body';
  if (issue.received === 'undefined') return `${field}: is missing`;
  if (issue.expected === 'never') return `${field}: is not a field of this call`;
  return `${field}: ${issue.message}`;
}

/** The value as its schema reads it; what does not fit is a 422 that names every field. */
function fitting<Schema extends GenericSchema>(
  schema: Schema,
  value: unknown,
): InferOutput<Schema> {
  const result = safeParse(schema, value);
  if (result.success) return result.output;
  const fields = result.issues.map((issue) => getDotPath(issue) ?? 'body');
  throw new Refusal(422, `${result.issues.map(wordsFor).join('; ')}.`, [...new Set(fields)]);
}

const nul = '\u0000';

const holdsNul = (value: unknown): boolean => {
  if (typeof value === 'string') return value.includes(nul);
  return typeof value === 'object' && value !== null && Object.values(value).some(holdsNul);
};

/** The value, unless a text in it holds what not every database can keep. */
export function keepable<Value>(value: Value): Value {
  const fields = Object.entries(value ?? {})
    .filter(([, each]) => holdsNul(each))
    .map(([field]) => field);
  if (fields.length === 0) return value;
  const words = fields.map((field) => `${field}: must not hold the character U+0000`);
  throw new Refusal(422, `${words.join('; ')}.`, fields);
}

/** The query of a request: every parameter once, none that the contract does not know. */
export function queryOf(call: Call, query: URLSearchParams): unknown {
  const known = Object.keys(call.query?.entries ?? {});
  const given: Record<string, string> = {};
  for (const [name, value] of query) {
    if (!known.includes(name))
      throw new Refusal(422, `${name}: is not a parameter of this call.`, [name]);
    if (name in given) throw new Refusal(422, `${name}: is given twice.`, [name]);
    given[name] = value;
  }
  return call.query && keepable(fitting(call.query, given));
}

/** The body of a request. JSON that cannot be read is a 400, anything but JSON a 415. */
export function bodyOf(
  call: Call,
  { contentType, body }: { readonly contentType: string; readonly body: string },
): unknown {
  if (!call.body) return undefined;
  if (body !== '' && !/^application\/json\b/i.test(contentType))
    throw new Refusal(415, 'The body must be sent as application/json.');
  return keepable(fitting(call.body, body === '' ? {} : parsed(body)));
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Refusal(400, 'The body is not readable as JSON.');
  }
}
