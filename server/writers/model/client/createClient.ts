import { createSlots } from '../../../slots.ts';
import { nothing, type Budget } from '../../writer.ts';
import {
  answerFormats,
  chat,
  type AnswerFormat,
  type ModelAddress,
  type Question,
} from './chat.ts';
import { createCircuit } from './circuit.ts';
import { costOf, mostCostOf } from './costOf.ts';
import { isTemporary, ModelFailure } from './failure.ts';
import { Collected, type ChatAnswer } from './readAnswer.ts';
import { withRetries } from './retries.ts';

/** The model client of the whole server. */
export interface ModelClient {
  readonly model: string;
  /** Asks a question. The budget reserves each request, and pays for it also when it fails. */
  ask(question: Question, budget: Budget): Promise<ChatAnswer>;
}

/** Limits that tests make smaller. */
export interface ClientLimits {
  readonly firstByteMs: number;
  readonly wholeMs: number;
  readonly attempts: number;
  readonly baseMs: number;
  readonly atOnce: number;
  readonly failuresInARow: number;
  readonly restMs: number;
  readonly now: () => number;
}

/** The default limits. A model on a laptop needs minutes for a long prompt. */
const usual: ClientLimits = {
  firstByteMs: 120_000,
  wholeMs: 300_000,
  attempts: 3,
  baseMs: 1000,
  atOnce: 4,
  failuresInARow: 5,
  restMs: 60_000,
  now: () => performance.now(),
};

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Creates the client for a model. */
export function createClient(
  address: ModelAddress,
  limits: Partial<ClientLimits> = {},
): ModelClient {
  const { attempts, baseMs, atOnce, failuresInARow, restMs, now, ...patience } = {
    ...usual,
    ...limits,
  };
  const slots = createSlots(atOnce);
  const circuit = createCircuit(failuresInARow, restMs, now);
  const retrying = { attempts, baseMs, wait, random: Math.random, isTemporary };
  /** The index of the strictest format that this model has not refused. */
  let formatIndex = 0;

  const askAs = (format: AnswerFormat, question: Question, budget: Budget) =>
    withRetries(async () => {
      const settle = await budget.reserve(mostCostOf(question.messages));
      const collected = new Collected();
      try {
        return await circuit.run(() => chat(address, question, format, patience, collected));
      } finally {
        await settle(collected.isCounted ? costOf(question.messages, collected) : nothing);
      }
    }, retrying);

  const askDown = async (question: Question, budget: Budget): Promise<ChatAnswer> => {
    for (let at = formatIndex; ; at += 1) {
      const format = answerFormats[at] ?? 'whole';
      try {
        const answer = await askAs(format, question, budget);
        formatIndex = Math.max(formatIndex, at);
        return answer;
      } catch (error) {
        const isRefused = error instanceof ModelFailure && error.kind === 'refused';
        if (!isRefused || format === 'whole') throw error;
      }
    }
  };

  return {
    model: address.model,
    // The budget is part of the slot's work, so that requests that wait for a slot reserve nothing.
    ask: (question, budget) => slots.run(budget.workspace, () => askDown(question, budget)),
  };
}
