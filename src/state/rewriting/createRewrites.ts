import { ApiError } from '#api/apiError.ts';
import type { Identified } from '#domain/lists/collection.ts';
import { fieldTextOf, type FieldText, type Proposal } from '#domain/rewriting/proposal.ts';
import { nextRewrite, type Rewrite, type RewriteEvent } from '#domain/rewriting/rewrite.ts';
import { limits } from '#domain/settings/limits.ts';
import { t } from '#domain/words/translate.ts';
import type { Clock } from '#platform/clock.ts';
import { failureText } from '../failure.ts';
import type { Services } from '../services.ts';
import { createListeners } from '../listeners.ts';
import { rewriteName, type FieldJob } from './fieldJob.ts';

export interface Rewrites {
  readonly snapshot: () => ReadonlyMap<string, Rewrite>;
  readonly subscribe: (listener: () => void) => () => void;
  readonly ask: <Item extends Identified>(job: FieldJob<Item>, isAnother?: boolean) => void;
  /** Rewrites the field by generating whole suggestions, after the person has agreed to that. */
  readonly askWhole: <Item extends Identified>(job: FieldJob<Item>) => void;
  readonly leave: (name: string) => void;
  /** Marks the state as read, so that a failure is not shown again. */
  readonly read: (name: string) => void;
}

/** Returns true when the server does not have the call. A deleted row fails with 410 instead. */
const hasNoSuchCall = (error: unknown): boolean =>
  error instanceof ApiError && [404, 405, 501].includes(error.status ?? 0);

interface Parts extends Pick<Services, 'workspace' | 'left'> {
  readonly suggestions: Services['api']['suggestions'];
  readonly ledger: Pick<Services['ledger'], 'run'>;
  readonly lists: Pick<Services['lists'], 'change'>;
  readonly clock: Pick<Clock, 'now'>;
}

/**
 * Creates the store of rewrites, shared by all pages. A rewrite continues when the page is left, and its proposal stays
 * until it is taken or dropped, or the app is reloaded.
 */
export function createRewrites(parts: Parts): Rewrites {
  const { suggestions, workspace, left } = parts;
  const listeners = createListeners();
  let rewrites: ReadonlyMap<string, Rewrite> = new Map();
  let attempts = 0;
  /** The time when the server last answered that it does not have the call. */
  let missingAt: number | null = null;
  const isWholeOnly = () =>
    missingAt !== null && parts.clock.now() - missingAt < limits.missingCallMs;

  const apply = (name: string, event: RewriteEvent): Rewrite | undefined => {
    const next = nextRewrite(rewrites.get(name), event);
    const all = new Map(rewrites);
    if (next) all.set(name, next);
    else all.delete(name);
    rewrites = all;
    listeners.tell();
    return next;
  };

  const propose = async <Item extends Identified>(
    job: FieldJob<Item>,
    declined: readonly FieldText[],
    isWhole: boolean,
  ): Promise<Proposal | null> => {
    if ('writeWhole' in job) return job.writeWhole(declined);
    const { kind, item, field } = job;
    if (!isWhole)
      return suggestions.rewrite(workspace, { kind, id: item.id, field, declined }, left);
    const { fromWholeRows } = await import('./fromWholeRows.ts');
    return fromWholeRows(parts, job, declined);
  };

  const start = async <Item extends Identified>(
    job: FieldJob<Item>,
    type: 'ask' | 'another',
    isWhole: boolean,
  ) => {
    const { kind, scope, item, field } = job;
    const name = rewriteName(kind, scope, item, field);
    attempts += 1;
    const attempt = attempts;
    const now = apply(name, { type, attempt, from: fieldTextOf(item, field) ?? '' });
    // A rewrite of this field is already running, or its proposal is waiting.
    if (now?.attempt !== attempt) return;
    if ((isWholeOnly() || 'writeWhole' in job) && !isWhole)
      return void apply(name, { type: 'wholeOnly', attempt });
    try {
      const proposal = await propose(job, now.declined, isWhole);
      if (proposal) apply(name, { type: 'answered', attempt, proposal });
      else apply(name, { type: 'failed', attempt, message: t('general.nothingNew') });
    } catch (error) {
      if (!isWhole && hasNoSuchCall(error)) {
        missingAt = parts.clock.now();
        return void apply(name, { type: 'wholeOnly', attempt });
      }
      apply(name, { type: 'failed', attempt, message: failureText(error) });
    }
  };

  return {
    snapshot: () => rewrites,
    subscribe: listeners.subscribe,
    ask: (job, isAnother = false) => void start(job, isAnother ? 'another' : 'ask', false),
    askWhole: (job) => void start(job, 'ask', true),
    leave: (name) => void apply(name, { type: 'leave' }),
    read: (name) => void apply(name, { type: 'read' }),
  };
}
