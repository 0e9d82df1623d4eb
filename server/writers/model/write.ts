import type { GenericSchema, InferOutput } from 'valibot';
import { isSameText } from '#text/foldText.ts';
import { forPeople } from '../../operations/refusal.ts';
import { addCosts, nothing, type Budget, type Cost, type Grounds, type Round } from '../writer.ts';
import type { Message } from './client/chat.ts';
import type { ModelClient } from './client/createClient.ts';
import { answerSchema, type ListName } from './answerSchema.ts';
import { ModelFailure, type FailureKind } from './client/failure.ts';
import { createDistinct } from './grounds/distinct.ts';
import { languageOf } from '#text/languageOf.ts';
import { isOtherLanguage, languageName } from './grounds/language.ts';
import { messagesFor, versionOf, type PromptParts } from './prompts.ts';
import { readItems, repeatsItself } from './readItems.ts';

/** What a model is asked for, and how its items become drafts. */
export interface Task<Schema extends GenericSchema<unknown, object>, Draft> extends PromptParts {
  readonly schema: Schema;
  readonly budget?: Budget;
  readonly count: number;
  /** Fewer than this many may be right: nobody is to be invented. */
  readonly isFewerRight?: boolean;
  /** What the items are called that are parts of one text: what is missing of them is not asked for. */
  readonly partsOfOne?: ListName;
  /** The most characters of each text, by field. */
  readonly longest?: Readonly<Record<string, number>>;
  /** The names that a draft must not resemble, if they are not those to avoid. */
  readonly unlike?: readonly string[];
  /** False for a draft that says nothing new. If all are such, the round is empty. */
  readonly saysMore?: (draft: Draft & Grounds) => boolean;
  /** Returns what the material supports of an item; undefined when too little is left. */
  readonly draftOf: (item: InferOutput<Schema>) => (Draft & Grounds) | undefined;
  readonly nameOf: (draft: Draft) => string;
}

/** How many items were asked for and kept, and why the others were not. */
interface Judged {
  readonly asked: number;
  readonly kept: number;
  readonly dropped: readonly string[];
}

/** A log line about a round: it contains no prompts and no answers. */
export interface ModelLine extends Cost, Judged {
  readonly workspace: string;
  readonly kind: string;
  readonly model: string;
  readonly prompt: string;
  readonly ms: number;
  readonly failure?: string;
}

export type LogModel = (line: ModelLine) => void;

const passing = new Set<FailureKind>(['unreachable', 'slow', 'broken', 'busy', 'full', 'resting']);

export const textsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
};

function remarkOn(kept: number, of: string, alike: number, unusable: number) {
  const were = (number: number) => (number === 1 ? 'was' : 'were');
  const why = [
    alike > 0 ? `${alike} more ${were(alike)} too much alike` : '',
    unusable > 0 ? `${unusable} could not be used` : '',
  ].filter(Boolean);
  return { remark: `${kept} of ${of}${why.length > 0 ? ': ' : ''}${why.join('; ')}.` };
}

/** The texts of an item that are the model's own. */
const ownTexts = (item: object): string[] => textsIn({ ...item, evidence: [], quote: '' });

const seemsLike = (texts: readonly string[]): string | undefined => languageOf(texts.join('. '));

/** Why an item cannot be used, whatever the material says; undefined if nothing is wrong. All texts of an answer judge what is too short to be judged alone. */
function faultOf(item: object, expected: string | undefined, all: readonly string[]) {
  const texts = ownTexts(item);
  if (texts.some(repeatsItself)) return 'it repeats itself';
  const isOther =
    expected !== undefined && isOtherLanguage(expected, seemsLike(texts) ?? seemsLike(all));
  return isOther ? `it must be written in ${languageName(expected)}` : undefined;
}

const unsupported = 'the material supports too little of it';
const namesBusiness = 'its title is only the name of the business';

const saysNothingNew = 'its evidence stands in an earlier e-mail';

const mostTurns = 2;
const mostReasons = 10;

/** Has a model write drafts, and asks once more for what is missing. Each item is judged alone; what is good is kept, also when the second answer fails. */
async function draftsFrom<Schema extends GenericSchema<unknown, object>, Draft>(
  client: ModelClient,
  task: Task<Schema, Draft>,
  budget: Budget,
  dropped: string[],
): Promise<Round<Draft>> {
  const { prompt, schema, material, count, avoid, unlike = avoid, draftOf, nameOf } = task;
  const { saysMore = () => true, partsOfOne } = task;
  const isNew = createDistinct(unlike);
  const kept: (Draft & Grounds)[] = [];
  let alike = 0;
  let old = 0;
  let repair: readonly Message[] = [];
  for (let turn = 1; turn <= mostTurns && kept.length < count; turn += 1) {
    const missing = count - kept.length;
    const asked = messagesFor(task, missing, client.mostCharacters);
    const question = {
      messages: [...asked, ...repair],
      name: prompt,
      schema: answerSchema(
        schema,
        task.isFewerRight ? 1 : missing,
        missing,
        task.longest,
        partsOfOne,
      ),
    };
    try {
      const answer = await client.ask(question, budget);
      const { items, problems: reasons } = readItems(answer, schema);
      const all = items.flatMap(ownTexts);
      const had = kept.length + alike;
      for (const item of items) {
        if (kept.length === count) break;
        const fault = faultOf(item, material.language, all);
        const draft = fault === undefined ? draftOf(item) : undefined;
        const isBusiness = draft && isSameText(nameOf(draft), task.profile.name);
        if (!draft || isBusiness) reasons.push(fault ?? (draft ? namesBusiness : unsupported));
        else if (!saysMore(draft)) {
          reasons.push(saysNothingNew);
          old += 1;
        } else if (isNew(nameOf(draft))) kept.push({ ...draft, prompt: versionOf(prompt) });
        else alike += 1;
      }
      dropped.push(...reasons);
      if (partsOfOne && kept.length > 0) break;
      if (kept.length + alike > had) continue;
      const why = [...new Set(reasons)].slice(0, mostReasons).join('; ');
      if (kept.length + alike + old === 0 && turn === mostTurns)
        throw new ModelFailure('unusable', why);
      repair = [
        { role: 'assistant', content: answer.slice(0, 1000) },
        { role: 'user', content: `That cannot be used: ${why}. Answer again, with JSON only.` },
      ];
    } catch (error) {
      if (kept.length === 0) throw error;
    }
  }
  const all = partsOfOne ? kept.length + alike + dropped.length : count;
  if (kept.length === all) return { items: kept };
  const of = partsOfOne ? `${all} ${partsOfOne}` : String(all);
  return { items: kept, ...remarkOn(kept.length, of, alike, dropped.length) };
}

/** Returns the function that has a model write drafts, logs each round with its cost, and translates its failure. */
export const createWrite =
  (client: ModelClient, log: LogModel) =>
  async <Schema extends GenericSchema<unknown, object>, Draft>(task: Task<Schema, Draft>) => {
    const started = performance.now();
    const workspace = task.budget?.workspace ?? '';
    let cost = nothing;
    let failure: ModelFailure | undefined;
    let kept = 0;
    const dropped: string[] = [];
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
      const round = await draftsFrom(client, task, metered, dropped);
      kept = round.items.length;
      return { ...round, cost };
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
        asked: task.count,
        kept,
        dropped,
        ms: Math.round(performance.now() - started),
        ...(failure && { failure: `${failure.kind} ${failure.detail}`.trim() }),
      });
    }
  };
