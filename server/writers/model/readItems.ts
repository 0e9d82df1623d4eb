import { getDotPath, safeParse, type GenericSchema, type InferOutput } from 'valibot';

/** The text between two code fences, or the whole text without them. */
function insideFences(text: string): string {
  const [, inside, after] = text.split('```', 3);
  return inside === undefined || after === undefined ? text : inside;
}

/**
 * The JSON in an answer: without the model's reasoning and code fences, from the first brace or bracket to the last. Each
 * step passes over the text once: a model may repeat itself endlessly, and other requests wait meanwhile.
 */
function jsonPart(text: string): string {
  const said = text
    .replace(/<(think|thinking|reasoning)>(?:(?!<\1>)[^])*?<\/\1>/gi, '')
    .replace(/^[^]*<\/(think|thinking|reasoning)>/i, '');
  const fenced = insideFences(said);
  const start = fenced.search(/[[{]/);
  const end = Math.max(fenced.lastIndexOf('}'), fenced.lastIndexOf(']'));
  return start < 0 ? '' : fenced.slice(start, end + 1);
}

/** Returns the list in an answer: its `items`, the answer itself, or a single item as a list. */
function listIn(answer: unknown): readonly unknown[] {
  if (Array.isArray(answer)) return answer;
  if (typeof answer !== 'object' || answer === null) return [];
  return 'items' in answer && Array.isArray(answer.items) ? answer.items : [answer];
}

/** All texts in a value, at any depth. */
export const textsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
};

const mostItems = 60;

/** Reads the items of an answer. Those that do not match the schema are left out and reported. */
export function readItems<Schema extends GenericSchema>(
  text: string,
  schema: Schema,
): { readonly items: readonly InferOutput<Schema>[]; readonly problems: readonly string[] } {
  let answer: unknown;
  try {
    answer = JSON.parse(jsonPart(text));
  } catch {
    return { items: [], problems: ['it is not JSON from beginning to end'] };
  }
  const items: InferOutput<Schema>[] = [];
  const problems: string[] = [];
  for (const [index, value] of listIn(answer).slice(0, mostItems).entries()) {
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
