import { toJsonSchema } from '@valibot/to-json-schema';
import { array, getDotPath, safeParse, strictObject } from 'valibot';
import type { GenericSchema, InferOutput } from 'valibot';
import { forPeople } from '../../operations/refusal.ts';
import { addCosts, nothing, type Budget, type Cost, type Grounds, type Round } from '../writer.ts';
import type { Message } from './client/chat.ts';
import type { ModelClient } from './client/createClient.ts';
import { ModelFailure, type FailureKind } from './client/failure.ts';
import { createDistinct } from './grounds/distinct.ts';
import { isOtherLanguage, languageName, languageOf } from './grounds/language.ts';
import { messagesFor, versionOf, type PromptParts } from './prompts.ts';

/** What a model is asked for, and how its items become drafts. */
export interface Task<Schema extends GenericSchema<unknown, object>, Draft> extends PromptParts {
  readonly schema: Schema;
  readonly budget?: Budget;
  readonly count: number;
  /** The names that a draft must not resemble, if they are not those to avoid. */
  readonly unlike?: readonly string[];
  /** Returns what the material supports of an item; undefined when too little is left. */
  readonly draftOf: (item: InferOutput<Schema>) => (Draft & Grounds) | undefined;
  readonly nameOf: (draft: Draft) => string;
}

/** A log line about a round: it contains no prompts and no answers. */
export interface ModelLine extends Cost {
  readonly workspace: string;
  readonly kind: string;
  readonly model: string;
  readonly prompt: string;
  readonly ms: number;
  readonly failure?: string;
}

export type LogModel = (line: ModelLine) => void;

const passing = new Set<FailureKind>(['unreachable', 'slow', 'broken', 'busy', 'full', 'resting']);

function insideFences(text: string): string {
  const [, inside, after] = text.split('```', 3);
  return inside === undefined || after === undefined ? text : inside;
}

/** The JSON in an answer. Each step passes over the text once: a model may repeat itself endlessly, and other requests wait. */
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

export const textsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
};

const mostItems = 60;

/** Reads the items of an answer. Those that do not match the schema are left out and reported. */
export function readItems<Schema extends GenericSchema>(text: string, schema: Schema) {
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

/** The schema of a whole answer, as strict as servers take it: every field required, nothing more, no bounds. */
function answerSchema(item: GenericSchema): Readonly<Record<string, unknown>> {
  const { $schema: _none, ...schema } = toJsonSchema(strictObject({ items: array(item) }));
  return schema;
}

function languageProblem(items: readonly object[], expected: string | undefined): string[] {
  const own = items.map((item) => ({ ...item, evidence: [], quote: '' }));
  return expected !== undefined && isOtherLanguage(expected, languageOf(textsIn(own).join('. ')))
    ? [`it must be written in ${languageName(expected)}`]
    : [];
}

function remarkOn(kept: number, count: number, alike: number): { readonly remark?: string } {
  if (kept === count) return {};
  const why = alike > 0 ? `: ${alike} more ${alike === 1 ? 'was' : 'were'} too much alike` : '';
  return { remark: `${kept} of ${count}${why}.` };
}

const mostTurns = 2;

/** Has a model write drafts, and asks once more for what is missing. The first ones are kept when the second answer fails. */
async function draftsFrom<Schema extends GenericSchema<unknown, object>, Draft>(
  client: ModelClient,
  task: Task<Schema, Draft>,
  budget: Budget,
): Promise<Round<Draft>> {
  const { prompt, schema, material, count, avoid, unlike = avoid, draftOf, nameOf } = task;
  const answerIs = answerSchema(schema);
  const isNew = createDistinct(unlike);
  const kept: (Draft & Grounds)[] = [];
  let [alike, repair]: [number, readonly Message[]] = [0, []];
  for (let turn = 1; turn <= mostTurns && kept.length < count; turn += 1) {
    const messages = [...messagesFor(task, count - kept.length, answerIs), ...repair];
    try {
      const answer = await client.ask({ messages, name: prompt, schema: answerIs }, budget);
      const { items, problems } = readItems(answer, schema);
      const wrong = languageProblem(items, material.language);
      const good = wrong.length > 0 ? [] : items;
      const drafts = good.flatMap((item) => draftOf(item) ?? []);
      const reasons =
        [...problems, ...wrong].slice(0, 10).join('; ') || 'the material supports too little of it';
      const complaint = `That cannot be used: ${reasons}. Answer again, with JSON only.`;
      if (drafts.length === 0)
        repair = [
          { role: 'assistant', content: answer.slice(0, 4000) },
          { role: 'user', content: complaint },
        ];
      if (turn === mostTurns && good.length === 0) throw new ModelFailure('unusable', reasons);
      for (const draft of drafts) {
        if (kept.length === count) break;
        if (isNew(nameOf(draft))) kept.push({ ...draft, prompt: versionOf(prompt) });
        else alike += 1;
      }
    } catch (error) {
      if (kept.length === 0) throw error;
    }
  }
  return { items: kept, ...remarkOn(kept.length, count, alike) };
}

/** Returns the function that has a model write drafts, logs each round with its cost, and translates its failure. */
export const createWrite =
  (client: ModelClient, log: LogModel) =>
  async <Schema extends GenericSchema<unknown, object>, Draft>(task: Task<Schema, Draft>) => {
    const started = performance.now();
    const workspace = task.budget?.workspace ?? '';
    let cost = nothing;
    let failure: ModelFailure | undefined;
    const metered: Budget = {
      workspace,
      reserve: async (tokens) => {
        const settle = await task.budget?.reserve(tokens);
        return async (spent) => {
          cost = addCosts(cost, spent);
          await settle?.(spent);
        };
      },
    };
    try {
      return { ...(await draftsFrom(client, task, metered)), cost };
    } catch (error) {
      if (!(error instanceof ModelFailure)) throw error;
      failure = error;
      throw forPeople(passing.has(error.kind) ? 503 : 502, error.message);
    } finally {
      log({
        workspace,
        kind: task.prompt,
        model: client.model,
        prompt: versionOf(task.prompt),
        ...cost,
        ms: Math.round(performance.now() - started),
        ...(failure && { failure: `${failure.kind} ${failure.detail}`.trim() }),
      });
    }
  };
