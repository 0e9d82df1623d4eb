import { createSlots } from '../../../slots.ts';
import { nothing, type Budget } from '../../writer.ts';
import {
  answerFormats,
  chat,
  type AnswerFormat,
  type ModelAddress,
  type Question,
} from './chat.ts';
import { createCircuit, type Circuit } from './circuit.ts';
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
  /** How many requests of one workspace wait at most. */
  readonly waiting: number;
  readonly failuresInARow: number;
  readonly restMs: number;
  /** How long a stricter format is not tried again. */
  readonly formatMs: number;
  readonly now: () => number;
}

/** The default limits. A model on a laptop needs minutes for a long prompt. */
const usual: ClientLimits = {
  firstByteMs: 120_000,
  wholeMs: 300_000,
  attempts: 3,
  baseMs: 1000,
  atOnce: 4,
  waiting: 20,
  failuresInARow: 5,
  restMs: 60_000,
  formatMs: 60 * 60_000,
  now: () => performance.now(),
};

/** What requests of one workspace have shown: what is slow or refused may be due to its prompts, and rests no other. */
interface Share {
  readonly circuit: Circuit;
  /** The index of the strictest format that was not refused, and until when it is used. */
  format: { readonly index: number; readonly until: number };
}

/** Of how many workspaces this is kept. */
const mostShares = 1_000;

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Creates the client for a model. */
export function createClient(
  address: ModelAddress,
  limits: Partial<ClientLimits> = {},
): ModelClient {
  const { attempts, baseMs, atOnce, waiting, failuresInARow, restMs, formatMs, now, ...patience } =
    {
      ...usual,
      ...limits,
    };
  const slots = createSlots(atOnce, { most: waiting, full: () => new ModelFailure('full') });
  const shares = new Map<string, Share>();
  const retrying = { attempts, baseMs, wait, random: Math.random, isTemporary };

  const shareOf = (workspace: string): Share => {
    const share = shares.get(workspace) ?? {
      circuit: createCircuit(failuresInARow, restMs, now),
      format: { index: 0, until: 0 },
    };
    // The one that was used longest ago comes first.
    shares.delete(workspace);
    shares.set(workspace, share);
    const [oldest] = shares.size > mostShares ? shares.keys() : [];
    if (oldest !== undefined) shares.delete(oldest);
    return share;
  };

  const askAs = (format: AnswerFormat, question: Question, budget: Budget, { circuit }: Share) =>
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
    const share = shareOf(budget.workspace);
    const known = now() < share.format.until ? share.format.index : 0;
    for (let at = known; ; at += 1) {
      const format = answerFormats[at] ?? 'whole';
      try {
        const answer = await askAs(format, question, budget, share);
        if (at > known) share.format = { index: at, until: now() + formatMs };
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
