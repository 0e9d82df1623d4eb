import { createHash } from 'node:crypto';
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { CallName } from '#api/contract/paths.ts';
import { Refusal } from '../operations/refusal.ts';

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

/** What is limited, how often one person may do it in this many seconds, and how a refusal calls it. */
const kinds = {
  requests: { usual: 6000, seconds: 5 * minute, what: 'requests' },
  signIns: { usual: 60, seconds: hour, what: 'attempts to sign in' },
  generations: { usual: 600, seconds: hour, what: 'requests for suggestions' },
  websites: { usual: 60, seconds: hour, what: 'websites to read' },
  workspaces: { usual: 30, seconds: day, what: 'new workspaces' },
  users: { usual: 300, seconds: hour, what: 'new users' },
} as const;

type Kind = keyof typeof kinds;

export type Rates = Readonly<Record<Kind, number>>;

export const usualRates = Object.fromEntries(
  Object.entries(kinds).map(([kind, { usual }]) => [kind, usual]),
) as Rates;

/** The people at one address, as in an office, may together do this many times as much as one person. */
const peoplePerAddress = 5;

export interface RateStore {
  query(query: Readonly<{ name?: string; text: string; values?: unknown[] }>): Promise<unknown>;
}

const limitedCalls: { readonly [name in CallName]?: Kind } = {
  'workspaces.create': 'workspaces',
  'users.add': 'users',
};

function after(seconds: number): string {
  const [length, unit] = seconds > hour ? [hour, 'hour'] : [minute, 'minute'];
  const count = Math.ceil(seconds / length);
  return `in ${count} ${unit}${count === 1 ? '' : 's'}`;
}

export type Limits = ReturnType<typeof createLimits>;

/** Creates the limits of a process. Without a store, the counts are lost when it ends. */
export function createLimits(rates: Rates, store?: RateStore) {
  const limiterOf = (kind: Kind, factor: number) => {
    const points = rates[kind] * factor;
    const options = { points, duration: kinds[kind].seconds, keyPrefix: `${kind} ${factor}` };
    // All requests together are counted by each process for itself: a statement more for each would cost more than it saves.
    if (!store || kind === 'requests') return new RateLimiterMemory(options);
    return new RateLimiterPostgres({
      ...options,
      storeClient: store,
      storeType: 'client',
      tableName: 'rates',
      tableCreated: true,
      // One of them removes the expired counts of all.
      clearExpiredByTimeout: kind === 'users' && factor === 1,
      // What is refused needs no more statements.
      inMemoryBlockOnConsumed: points + 1,
    });
  };
  const limitersFor = (factor: number) =>
    new Map((Object.keys(kinds) as Kind[]).map((kind) => [kind, limiterOf(kind, factor)]));
  const [ofPeople, ofAddresses] = [limitersFor(1), limitersFor(peoplePerAddress)];

  async function take(limiters: typeof ofPeople, kind: Kind, who: string): Promise<void> {
    try {
      // Neither people nor addresses can be read from the store.
      await limiters.get(kind)?.consume(createHash('sha256').update(who).digest('base64url'));
    } catch (error) {
      if (!(error instanceof RateLimiterRes)) throw error;
      const seconds = Math.max(1, Math.ceil(error.msBeforeNext / 1000));
      const sentence = `Too many ${kinds[kind].what} in a short time. Try again ${after(seconds)}.`;
      throw new Refusal(429, sentence, [], 'suggestions', seconds);
    }
  }

  const signIn = (address: string): Promise<void> => take(ofAddresses, 'signIns', address);

  async function work(kind: Kind, subject: string, address: string): Promise<void> {
    await take(ofPeople, kind, subject);
    await take(ofAddresses, kind, address);
  }

  return {
    signIn,
    work,
    /** Counts a request of nobody who is signed in, apart from those of people at the same address. */
    stranger: (address: string) => take(ofAddresses, 'requests', `strangers at ${address}`),
    /** Counts a missing or wrong token against the attempts to sign in, and never refuses: who has to sign in must be told. */
    wrongToken: (address: string) =>
      signIn(address).catch((error: unknown) => {
        if (!(error instanceof Refusal)) throw error;
      }),
    call: async (name: CallName, subject: string, address: string) => {
      await work('requests', subject, address);
      const kind = limitedCalls[name];
      if (kind) await work(kind, subject, address);
    },
  };
}
