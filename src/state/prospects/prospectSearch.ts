import type { Api } from '#api/createApi.ts';
import { ApiError } from '#api/apiError.ts';
import type { SearchState } from '#domain/companyFinding.ts';
import type { ProspectRun } from '#domain/generation.ts';
import { limits } from '#domain/limits.ts';
import type { Prospect } from '#domain/prospect.ts';
import { createSlots } from '#domain/slots.ts';
import type { TargetCompanyRef } from '#domain/targetCompany.ts';
import { t } from '#domain/words/translate.ts';
import type { Ledger, LedgerScope } from '../generation/ledger.ts';
import { poll, type Wait } from '../polling/poll.ts';

interface Parts {
  readonly api: Pick<Api['prospects'], 'list' | 'generate'>;
  readonly ledger: Ledger;
  readonly wait: Wait;
}

type Searches = ReadonlyMap<string, SearchState>;
type Arrive = (people: readonly Prospect[]) => void;

/** Finds people at target companies, company by company, so that a failure stays with the company it struck. */
export interface ProspectSearch {
  /** Of these companies, in which nobody is known, those that were never searched: what a first visit sends to the search. */
  neverSearched(
    scope: LedgerScope,
    companies: readonly TargetCompanyRef[],
  ): readonly TargetCompanyRef[];
  /** Notes that there are people at these companies: what is deleted from now on was deleted on purpose. */
  settle(scope: LedgerScope, companies: readonly TargetCompanyRef[]): void;
  /** Puts companies in line. One that is in line already stays where it is. */
  start(scope: LedgerScope, companies: readonly TargetCompanyRef[], why: 'first' | 'again'): void;
  /** Waits until nothing is in line any more, and hands on what is found meanwhile. Fails only if all else failed. */
  follow(scope: LedgerScope, arrive: Arrive): Promise<void>;
  /** Lets go of what waits for its turn; what is under way goes on. */
  stop(scope: LedgerScope): void;
  /** Something is in line, and nobody has said to stop. */
  isUnderWay(scope: LedgerScope): boolean;
  /** By company; a new map only when something changed. */
  searches(scope: LedgerScope): Searches;
  subscribe(listener: () => void): () => void;
}

interface Outcome {
  readonly scope: string;
  readonly people: readonly Prospect[];
  readonly error?: unknown;
}

const none: Searches = new Map();
const keyOf = ({ workspace, companyId }: LedgerScope): string => `${workspace}|${companyId}`;
const runOf = ({ id }: TargetCompanyRef): ProspectRun => `prospects:${id}`;

/** The mechanism behind the search. It knows no rendering: it outlives the page, and whoever asks twice joins. */
export function createProspectSearch({ api, ledger, wait }: Parts): ProspectSearch {
  const slots = createSlots(limits.requestsAtOnce);
  const states = new Map<string, Searches>();
  const lines = new Map<string, Set<Promise<void>>>();
  const stopped = new Set<string>();
  const listeners = new Set<() => void>();
  const hearers = new Set<(outcome: Outcome) => void>();

  const stateOf = (scope: string, { id }: TargetCompanyRef) => states.get(scope)?.get(String(id));
  const change = (scope: string, edit: (next: Map<string, SearchState>) => void) => {
    const next = new Map(states.get(scope));
    edit(next);
    states.set(scope, next);
    for (const listener of listeners) listener();
  };
  const lineOf = (scope: string) => {
    const line = lines.get(scope) ?? new Set();
    lines.set(scope, line);
    return line;
  };
  const isInLine = (state: SearchState | undefined) =>
    state?.status === 'waiting' || state?.status === 'searching';

  /** After a reload in the middle of a search the server may be at it still: its people are waited for first. */
  const arrives = (list: (signal: AbortSignal) => Promise<readonly Prospect[]>) =>
    poll({
      load: list,
      wait,
      retries: limits.pollRetries,
      intervalMs: limits.pollIntervalMs,
      signal: new AbortController().signal,
      onAttempt: () => undefined,
    });

  const generate = (scope: LedgerScope, company: TargetCompanyRef, isFirst: boolean) =>
    ledger.run(scope, runOf(company), async (before) => {
      // Another tab was faster.
      if (isFirst && before === 'done') return;
      const list = (signal: AbortSignal) => api.list(scope.workspace, [company.id], signal);
      if (isFirst && before === 'interrupted' && (await arrives(list)) === 'filled') return;
      await api.generate(scope.workspace, [company]);
    });

  const search = async (scope: LedgerScope, company: TargetCompanyRef, isFirst: boolean) => {
    const key = keyOf(scope);
    if (stateOf(key, company)?.status !== 'waiting') return;
    const id = String(company.id);
    change(key, (next) => next.set(id, { status: 'searching' }));
    let outcome: Outcome;
    try {
      await generate(scope, company, isFirst);
      // Who was found is seen at the latest when the list is loaded again.
      const people = await api.list(scope.workspace, [company.id]).catch(() => []);
      outcome = { scope: key, people };
      change(key, (next) => next.delete(id));
    } catch (error) {
      outcome = { scope: key, people: [], error };
      change(key, (next) => next.set(id, { status: 'failed', message: messageOf(error) }));
    }
    for (const hear of hearers) hear(outcome);
  };

  return {
    neverSearched: (scope, companies) =>
      companies.filter(
        (company) =>
          stateOf(keyOf(scope), company) === undefined &&
          ledger.historyOf(scope, runOf(company)) !== 'done',
      ),
    settle(scope, companies) {
      for (const company of companies)
        if (!['done', 'running'].includes(ledger.historyOf(scope, runOf(company))))
          ledger.settle(scope, runOf(company));
    },
    start(scope, companies, why) {
      const key = keyOf(scope);
      const line = lineOf(key);
      stopped.delete(key);
      const fresh = companies.filter((company) => !isInLine(stateOf(key, company)));
      change(key, (next) => {
        for (const { id } of fresh) next.set(String(id), { status: 'waiting' });
      });
      for (const company of fresh) {
        const turn = slots
          .run(() => search(scope, company, why === 'first'))
          .finally(() => line.delete(turn));
        line.add(turn);
      }
    },
    async follow(scope, arrive) {
      const key = keyOf(scope);
      let hasFound = false;
      const failures: unknown[] = [];
      const hear = (outcome: Outcome) => {
        if (outcome.scope !== key) return;
        if ('error' in outcome) failures.push(outcome.error);
        else {
          hasFound = true;
          arrive(outcome.people);
        }
      };
      hearers.add(hear);
      try {
        // oxlint-disable-next-line no-await-in-loop -- whatever gets in line meanwhile is waited for as well
        while (lineOf(key).size > 0) await Promise.all(lineOf(key));
      } finally {
        hearers.delete(hear);
      }
      if (failures.length > 0 && !hasFound) throw failures[0];
    },
    stop(scope) {
      stopped.add(keyOf(scope));
      change(keyOf(scope), (next) => {
        for (const [id, { status }] of next)
          if (status === 'waiting') next.set(id, { status: 'stopped' });
      });
    },
    isUnderWay: (scope) => lineOf(keyOf(scope)).size > 0 && !stopped.has(keyOf(scope)),
    searches: (scope) => states.get(keyOf(scope)) ?? none,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** A run that failed in another tab left no error behind. */
function messageOf(error: unknown): string {
  return error instanceof ApiError ? error.message : t('message.prospects.generate');
}
