import { getDotPath, safeParse } from 'valibot';
import type { GenericSchema, InferOutput } from 'valibot';
import { listNames } from './answerSchema.ts';

function insideFences(text: string): string {
  const [, inside, after] = text.split('```', 3);
  return inside === undefined || after === undefined ? text : inside;
}

/** An answer without its reasoning and fences. Each step passes over the text once: a model may repeat itself endlessly, and other requests wait. */
function saidIn(text: string): string {
  const said = text
    .replace(/<(think|thinking|reasoning)>(?:(?!<\1>)[^])*?<\/\1>/gi, '')
    .replace(/^[^]*<\/(think|thinking|reasoning)>/i, '');
  return insideFences(said);
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json) as unknown;
  } catch {
    return undefined;
  }
}

/** The objects of a broken or cut answer that are whole, the outermost of each. */
function wholeObjects(text: string): readonly unknown[] {
  const open: { readonly from: number; readonly inside: string[] }[] = [{ from: 0, inside: [] }];
  let isString = false;
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at];
    if (isString && sign === '\\') at += 1;
    else if (sign === '"') isString = open.length > 1 && !isString;
    else if (isString) continue;
    else if (sign === '{') open.push({ from: at, inside: [] });
    else if (sign === '}' && open.length > 1) {
      const from = open.pop()?.from;
      open.at(-1)?.inside.push(text.slice(from, at + 1));
    }
  }
  return open.flatMap(({ inside }) => inside.map(parsed)).filter((value) => value !== undefined);
}

/** Returns the list in an answer: the one with a name, the answer itself, or a single item as a list. */
function listIn(answer: unknown): readonly unknown[] {
  if (Array.isArray(answer)) return answer;
  if (typeof answer !== 'object' || answer === null) return [];
  const named: Readonly<Record<string, unknown>> = { ...answer };
  const list = listNames.map((name) => named[name]).find((each) => Array.isArray(each));
  return list ?? [answer];
}

const mostItems = 60;

/** Reads the items of an answer. Those that do not match the schema are left out and reported; of a broken answer, the whole ones are read. */
export function readItems<Schema extends GenericSchema>(text: string, schema: Schema) {
  const said = saidIn(text);
  const start = said.search(/[[{]/);
  const end = Math.max(said.lastIndexOf('}'), said.lastIndexOf(']'));
  const answer = parsed(start < 0 ? '' : said.slice(start, end + 1));
  const items: InferOutput<Schema>[] = [];
  const problems: string[] = [];
  if (answer === undefined) problems.push('it is not JSON from beginning to end');
  const list = answer === undefined ? wholeObjects(said).flatMap(listIn) : listIn(answer);
  for (const [index, value] of list.slice(0, mostItems).entries()) {
    const read = safeParse(schema, value);
    if (read.success) items.push(read.output);
    else {
      const [issue] = read.issues;
      problems.push(`items.${index}.${getDotPath(issue) ?? ''}: ${issue.message}`);
    }
  }
  if (items.length === 0 && problems.length === 0) problems.push('it holds no items');
  return { items, problems };
}

/** One sign, a word or a phrase again and again. */
const repetition = /(\S)\1{15,}|(\S.{1,6}?)\2{7,}|(\S.{7,59}?)\3{3,}/su;
const longestLookedAt = 3_000;

/** True for a text in which a model has begun to repeat itself. */
export const repeatsItself = (text: string): boolean =>
  repetition.test(text.slice(0, longestLookedAt));

const endlessEnd = /(?:(\S)\1{59,}|(\S.{1,59}?)\2{9,}|\s{200,})$/su;

/** True for an unfinished answer that will not end by itself. It is looked at from its end. */
export const goesInCircles = (text: string): boolean => endlessEnd.test(text.slice(-800));
