import type { GenerationRun } from '#domain/work/generation.ts';
import {
  hasEndedSince,
  historyOfRecord,
  nextRecord,
  readGenerationRecord,
  type GenerationEvent,
  type GenerationRecord,
  type RecordedHistory,
} from '#domain/work/generationRecord.ts';
import type { Locks } from '#platform/locks.ts';
import { FailedElsewhere, textOf } from '../failure.ts';
import { createWatch } from './watch.ts';

/** Whose data is generated: one company in one workspace. */
export interface LedgerScope {
  readonly workspace: string;
  readonly companyId: string;
}

/** A run that is under way, in this tab or another, or the last one that failed. */
export type LedgerEntry = LedgerScope & { readonly kind: GenerationRun } & (
    | {
        readonly state: 'running';
        readonly since: number;
        /** While a run that broke off is waited for: how often its rows were asked for already. */
        readonly attempt?: number;
      }
    | { readonly state: 'failed'; readonly message: string }
  );

/** What is known of a kind, across tabs and reloads. */
export type KindHistory = RecordedHistory | 'running';

export interface LedgerEdge extends Locks {
  readonly now: () => number;
  /** Everything that is kept, by key. */
  readonly records: () => Readonly<Record<string, unknown>>;
  readonly write: (key: string, record: GenerationRecord) => void;
  /** Hears of every change of the records, also from other tabs. */
  readonly subscribe: (listener: () => void) => void;
  /** What another tab wrote may arrive after the lock it let go of: waits until it must be here. */
  readonly catchUp: () => Promise<void>;
  /** A run of this tab has come to a good end: its list has changed (D58). */
  readonly made: (scope: LedgerScope, kind: GenerationRun) => void;
}

/**
 * One generation. It is told what became of the former one, so that it can go on where that broke off, and may say how often
 * it has asked for what that one was to bring.
 */
export type Work = (before: KindHistory, onAttempt: (attempt: number) => void) => Promise<void>;

export interface Ledger {
  /** Starts a generation, or joins the one under way, in this tab or another. Rejects when it fails. */
  run(scope: LedgerScope, kind: GenerationRun, work: Work): Promise<void>;
  /** Notes a kind that is there already as generated, without running anything. */
  settle(scope: LedgerScope, kind: GenerationRun): void;
  historyOf(scope: LedgerScope, kind: GenerationRun): KindHistory;
  /** Runs under way or failed, for showing; a new array only when something changed. */
  entries(): readonly LedgerEntry[];
  /** The failure has been seen, and is shown no more. */
  dismiss(scope: LedgerScope, kind: GenerationRun): void;
  subscribe(listener: () => void): () => void;
}

interface Run {
  readonly since: number;
  attempt?: number;
  ended: Promise<void>;
}

const keyOf = (scope: LedgerScope, kind: GenerationRun): string =>
  ['generation', scope.workspace, scope.companyId, kind].join('|');

function partsOf(key: string): LedgerScope & { readonly kind: GenerationRun } {
  const [, workspace = '', companyId = '', ...kind] = key.split('|');
  // The key was made of a kind.
  return { workspace, companyId, kind: kind.join('|') as GenerationRun };
}

/** One generation at a time for each workspace, company and kind (D18): every trigger goes through here. */
export function createLedger(edge: LedgerEdge): Ledger {
  const here = new Map<string, Run>();
  const listeners = new Set<() => void>();
  let snapshot: readonly LedgerEntry[] = [];

  const recordOf = (key: string) => readGenerationRecord(edge.records()[key]);
  const note = (key: string, event: GenerationEvent) => {
    const next = nextRecord(recordOf(key), event);
    if (next) edge.write(key, next);
  };
  const isRunning = (key: string, record: GenerationRecord | null) =>
    here.has(key) || (watch.isHeld(key) && record?.endedAt === null);

  const entryOf = (key: string, record: GenerationRecord | null): readonly LedgerEntry[] => {
    const what = partsOf(key);
    if (isRunning(key, record)) {
      const { since = record?.startedAt ?? 0, attempt } = here.get(key) ?? {};
      return [{ ...what, state: 'running', since, ...(attempt !== undefined && { attempt }) }];
    }
    return record === null || record.message === null
      ? []
      : [{ ...what, state: 'failed', message: record.message }];
  };

  /** Follows the runs that other tabs have begun, and shows what has changed. */
  const look = () => {
    const records = edge.records();
    const next: LedgerEntry[] = [];
    for (const key of new Set([...here.keys(), ...Object.keys(records)])) {
      const record = readGenerationRecord(records[key]);
      if (record?.endedAt === null && !here.has(key)) watch.follow(key);
      next.push(...entryOf(key, record));
    }
    if (JSON.stringify(next) === JSON.stringify(snapshot)) return;
    snapshot = next;
    for (const listener of listeners) listener();
  };
  const watch = createWatch(edge, look);
  edge.subscribe(look);

  /** Runs the work here, or waits for the tab that does; one that was closed in the middle is taken over from. */
  const takeOrJoin = async (key: string, work: () => Promise<void>): Promise<void> => {
    const before = recordOf(key);
    if ((await edge.exclusively(key, work)) === 'here') return;
    if (!hasEndedSince(before, recordOf(key))) await edge.catchUp();
    const now = recordOf(key);
    if (!hasEndedSince(before, now)) return takeOrJoin(key, work);
    if (now.isFailed) throw new FailedElsewhere(now.message);
  };

  return {
    run(scope, kind, work) {
      const key = keyOf(scope, kind);
      const underWay = here.get(key);
      if (underWay) return underWay.ended;
      const run: Run = { since: edge.now(), ended: Promise.resolve() };
      let isMade = false;
      here.set(key, run);
      run.ended = takeOrJoin(key, async () => {
        const before = historyOfRecord(recordOf(key));
        note(key, { type: 'begun', at: edge.now() });
        try {
          await work(before, (attempt) => {
            run.attempt = attempt;
            look();
          });
        } catch (error) {
          note(key, { type: 'failed', at: edge.now(), message: textOf(error) });
          throw error;
        }
        note(key, { type: 'made', at: edge.now() });
        isMade = true;
      }).finally(() => {
        here.delete(key);
        look();
        if (isMade) edge.made(scope, kind);
      });
      look();
      return run.ended;
    },

    historyOf(scope, kind) {
      const key = keyOf(scope, kind);
      const record = recordOf(key);
      return isRunning(key, record) ? 'running' : historyOfRecord(record);
    },

    settle: (scope, kind) => note(keyOf(scope, kind), { type: 'made', at: edge.now() }),

    entries: () => snapshot,

    dismiss: (scope, kind) => note(keyOf(scope, kind), { type: 'dismissed' }),

    subscribe(listener) {
      listeners.add(listener);
      // Whose records they are may have become known only now.
      look();
      return () => listeners.delete(listener);
    },
  };
}
