import { getDotPath, safeParse, type GenericSchema } from 'valibot';
import type { Call } from '#api/contract/call.ts';
import { Refusal, repeated } from './refusal.ts';

type Issue = NonNullable<ReturnType<typeof safeParse<GenericSchema>>['issues']>[number];

function wordsFor(issue: Issue): string {
  const field = repeated(getDotPath(issue) ?? 'body');
  if (issue.received === 'undefined') return `${field}: is missing`;
  if (issue.expected === 'never') return `${field}: is not a field of this call`;
  return `${field}: ${repeated(issue.message)}`;
}

const mostNamed = 20;
/** From this size on, in characters, a body is refused with its first problem: collecting them all could exhaust the memory. */
const largeBody = 32 * 1024;

function parseWith<Schema extends GenericSchema>(schema: Schema, value: unknown, size = 0) {
  const abortEarly = size > largeBody;
  const result = safeParse(schema, value, { abortEarly });
  if (result.success) return result.output;
  const named = result.issues.slice(0, mostNamed);
  const left = result.issues.length - named.length;
  const rest = [
    ...(abortEarly ? ['the rest was not checked'] : []),
    ...(left > 0 ? [`and ${left} more`] : []),
  ];
  const fields = named.map((issue) => getDotPath(issue) ?? 'body');
  throw new Refusal(422, `${[...named.map(wordsFor), ...rest].join('; ')}.`, [...new Set(fields)]);
}

const holdsNul = (value: unknown): boolean => {
  if (typeof value === 'string') return value.includes('\u0000');
  return typeof value === 'object' && value !== null && Object.values(value).some(holdsNul);
};

/** Deeper ones could exhaust the stack of what reads or writes them. */
const mostLevels = 100;

const isDeeper = (value: unknown, levels: number): boolean =>
  typeof value === 'object' &&
  value !== null &&
  (levels === 0 || Object.values(value).some((each) => isDeeper(each, levels - 1)));

/** Returns the value, or throws a 422 when it is too deep, or a text in it contains U+0000, which not every database can store. */
export function requireStorable<Value>(value: Value): Value {
  if (isDeeper(value, mostLevels))
    throw new Refusal(422, `The body must have at most ${mostLevels} levels.`);
  const fields = Object.entries(value ?? {})
    .filter(([, each]) => holdsNul(each))
    .map(([field]) => field);
  if (fields.length === 0) return value;
  const words = fields.map((field) => `${repeated(field)}: must not hold the character U+0000`);
  throw new Refusal(422, `${words.join('; ')}.`, fields);
}

export function queryOf(call: Call, query: URLSearchParams): unknown {
  const known = Object.keys(call.query?.entries ?? {});
  const given: Record<string, string> = {};
  for (const [name, value] of query) {
    if (!known.includes(name))
      throw new Refusal(422, `${repeated(name)}: is not a parameter of this call.`, [name]);
    if (name in given) throw new Refusal(422, `${name}: is given twice.`, [name]);
    given[name] = value;
  }
  return call.query && requireStorable(parseWith(call.query, given));
}

export function bodyOf(
  call: Call,
  { contentType, body }: { readonly contentType: string; readonly body: string },
): unknown {
  if (!call.body) return undefined;
  if (body !== '' && !/^application\/json\b/i.test(contentType))
    throw new Refusal(415, 'The body must be sent as application/json.');
  return requireStorable(parseWith(call.body, body === '' ? {} : parsed(body), body.length));
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Refusal(400, 'The body is not readable as JSON.');
  }
}
