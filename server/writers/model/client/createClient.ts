import { createSlots } from '../../../slots.ts';
import { nothing, type Budget } from '../../writer.ts';
import { answerFormats, chat, Collected, costOf, formatted, mostCostOf } from './chat.ts';
import type { AnswerFormat, ModelAddress, Question } from './chat.ts';
import { ModelFailure, type FailureKind } from './failure.ts';
import { withRetries } from './retrying.ts';

/** The limits of a client; tests make them smaller. A model on a laptop needs minutes for a long prompt. */
const usual = {
  firstByteMs: 120_000,
  wholeMs: 300_000,
  attempts: 3,
  baseMs: 1000,
  atOnce: 4,
  /** How many requests of one workspace wait at most. */
  waiting: 20,
  failuresInARow: 5,
  restMs: 60_000,
  /** How long a stricter format is not tried again. */
  formatMs: 60 * 60_000,
  now: () => performance.now(),
};

export type ClientLimits = Readonly<typeof usual>;

const isOneOf = (error: unknown, kinds: readonly FailureKind[]): error is ModelFailure =>
  error instanceof ModelFailure && kinds.includes(error.kind);

/** Stops requests to a service that is down: after this many consecutive failures, for a while. Then one request tests it. */
export function createCircuit(most: number, restMs: number, now: () => number) {
  let failures = 0;
  let restsUntil = 0;
  return async <Value>(work: () => Promise<Value>): Promise<Value> => {
    if (failures >= most) {
      const left = restsUntil - now();
      if (left > 0) throw new ModelFailure('resting', '', left);
      restsUntil = now() + restMs;
    }
    try {
      const value = await work();
      failures = 0;
      return value;
    } catch (error) {
      failures = isOneOf(error, ['unreachable', 'broken', 'slow']) ? failures + 1 : 0;
      restsUntil = now() + restMs;
      throw error;
    }
  };
}

/** What requests of one workspace have shown: what is slow or refused may be due to its prompts, and rests no other. */
interface Share {
  readonly throughCircuit: ReturnType<typeof createCircuit>;
  /** The index of the strictest format that was not refused, and until when it is used. */
  format: { readonly index: number; readonly until: number };
}

/** What a refusal says when it is due to the format. Another one says nothing about formats. */
const namesFormat = /format|schema|grammar|json|stream|items|length/i;

/** The share of a context that the question may fill, and the characters of a token, cautiously. */
const questionShare = 0.7;
const charactersOfToken = 3;

/** Of how many workspaces this is kept. */
const mostShares = 1_000;

export interface ModelClient {
  readonly model: string;
  /** The most characters of a question, if the model's context is known. */
  readonly mostCharacters?: number | undefined;
  /** Returns the answer to a question. The budget pays also for requests that fail, and reserves nothing for one that waits. */
  ask(question: Question, budget: Budget): Promise<string>;
}

export function createClient(
  address: ModelAddress,
  changed: Partial<ClientLimits> = {},
): ModelClient {
  const limits: ClientLimits = { ...usual, ...changed };
  const { atOnce, waiting, failuresInARow, restMs, formatMs, now } = limits;
  const slots = createSlots(atOnce, { most: waiting, full: () => new ModelFailure('full') });
  const shares = new Map<string, Share>();

  const shareOf = (workspace: string): Share => {
    const share = shares.get(workspace) ?? {
      throughCircuit: createCircuit(failuresInARow, restMs, now),
      format: { index: 0, until: 0 },
    };
    // The one that was used longest ago comes first.
    shares.delete(workspace);
    shares.set(workspace, share);
    const [oldest] = shares.size > mostShares ? shares.keys() : [];
    if (oldest !== undefined) shares.delete(oldest);
    return share;
  };

  const askAs = async (format: AnswerFormat, question: Question, budget: Budget, share: Share) => {
    const { messages } = formatted(format, question);
    const settle = await budget.reserve(mostCostOf(messages));
    const collected = new Collected();
    try {
      await share.throughCircuit(() => chat(address, question, format, limits, collected));
      return collected.text;
    } finally {
      await settle(collected.isCounted ? costOf(messages, collected) : nothing);
    }
  };

  const askDown = async (question: Question, budget: Budget): Promise<string> => {
    const share = shareOf(budget.workspace);
    const known = now() < share.format.until ? share.format.index : 0;
    let isFormatRefused = true;
    for (let at = known; ; at += 1) {
      const format = answerFormats[at] ?? 'whole';
      try {
        const answer = await withRetries(() => askAs(format, question, budget, share), limits);
        if (at > known && isFormatRefused) share.format = { index: at, until: now() + formatMs };
        return answer;
      } catch (error) {
        if (format === 'whole' || !isOneOf(error, ['refused'])) throw error;
        isFormatRefused &&= namesFormat.test(error.detail);
      }
    }
  };

  return {
    model: address.model,
    mostCharacters:
      address.contextTokens &&
      Math.floor(address.contextTokens * questionShare * charactersOfToken),
    ask: (question, budget) => slots.run(budget.workspace, () => askDown(question, budget)),
  };
}
