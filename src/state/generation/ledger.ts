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
import { createLockWatch } from './lockWatch.ts';
import { createListeners } from '../listeners.ts';

/** The company and the workspace that data is generated for. */
export interface LedgerScope {
  readonly workspace: string;
  readonly companyId: string;
}

/** A run that is in progress, in this tab or another, or the last run when it failed. */
export type LedgerEntry = LedgerScope & { readonly kind: GenerationRun } & (
    | {
        readonly state: 'running';
        readonly since: number;
        /** The number of requests so far, while polling for the rows of an interrupted run. */
        readonly attempt?: number;
      }
    | { readonly state: 'failed'; readonly message: string }
  );

/** The history of a kind across tabs and reloads. */
export type KindHistory = RecordedHistory | 'running';

export interface LedgerDependencies extends Locks {
  readonly now: () => number;
  /** All stored records by key. */
  readonly records: () => Readonly<Record<string, unknown>>;
  readonly write: (key: string, record: GenerationRecord) => void;
  /** Subscribes to changes of the records, including changes in other tabs. */
  readonly subscribe: (listener: () => void) => void;
  /** Waits until the records that another tab wrote before it released its lock are visible here. */
  readonly waitForRecords: () => Promise<void>;
  /** Called when a run of this tab has succeeded and its list has changed (D58). */
  readonly onSuccess: (scope: LedgerScope, kind: GenerationRun) => void;
}

/**
 * Runs one generation. `before` tells how the previous run ended, so that this one can continue it. `onAttempt` reports the
 * number of requests while polling for the rows of an interrupted run.
 */
export type Work = (before: KindHistory, onAttempt: (attempt: number) => void) => Promise<void>;

/**
 * Records which generations are running, have succeeded or have failed. All tabs share it through the browser's storage and
 * locks.
 */
export interface Ledger {
  /** Starts a generation or joins the one in progress, in this tab or another. Rejects when it fails. */
  run(scope: LedgerScope, kind: GenerationRun, work: Work): Promise<void>;
  /** Records a kind as generated without a run, because its list already has rows. */
  markGenerated(scope: LedgerScope, kind: GenerationRun): void;
  historyOf(scope: LedgerScope, kind: GenerationRun): KindHistory;
  /** Returns the running and failed runs. The array changes only when its content does. */
  entries(): readonly LedgerEntry[];
  /** Hides a failure. */
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
  // The key was built from a `GenerationRun`.
  return { workspace, companyId, kind: kind.join('|') as GenerationRun };
}

/** Creates the ledger: one generation at a time for each workspace, company and kind (D18). Every generation runs through it. */
export function createLedger(dependencies: LedgerDependencies): Ledger {
  const localRuns = new Map<string, Run>();
  const listeners = createListeners();
  let snapshot: readonly LedgerEntry[] = [];

  const recordOf = (key: string) => readGenerationRecord(dependencies.records()[key]);
  const store = (key: string, event: GenerationEvent) => {
    const next = nextRecord(recordOf(key), event);
    if (next) dependencies.write(key, next);
  };
  const isRunning = (key: string, record: GenerationRecord | null) =>
    localRuns.has(key) || (lockWatch.isHeld(key) && record?.endedAt === null);

  const entryOf = (key: string, record: GenerationRecord | null): readonly LedgerEntry[] => {
    const what = partsOf(key);
    if (isRunning(key, record)) {
      const { since = record?.startedAt ?? 0, attempt } = localRuns.get(key) ?? {};
      return [{ ...what, state: 'running', since, ...(attempt !== undefined && { attempt }) }];
    }
    return record === null || record.message === null
      ? []
      : [{ ...what, state: 'failed', message: record.message }];
  };

  /** Follows runs that other tabs have started, and notifies listeners of changes. */
  const update = () => {
    const records = dependencies.records();
    const next: LedgerEntry[] = [];
    for (const key of new Set([...localRuns.keys(), ...Object.keys(records)])) {
      const record = readGenerationRecord(records[key]);
      if (record?.endedAt === null && !localRuns.has(key)) lockWatch.follow(key);
      next.push(...entryOf(key, record));
    }
    if (JSON.stringify(next) === JSON.stringify(snapshot)) return;
    snapshot = next;
    listeners.tell();
  };
  const lockWatch = createLockWatch(dependencies, update);
  dependencies.subscribe(update);

  /** Runs the work here, or waits for the tab that runs it. Takes over if that tab is closed before the end. */
  const runOrJoin = async (key: string, work: () => Promise<void>): Promise<void> => {
    const before = recordOf(key);
    if ((await dependencies.exclusively(key, work)) === 'here') return;
    if (!hasEndedSince(before, recordOf(key))) await dependencies.waitForRecords();
    const now = recordOf(key);
    if (!hasEndedSince(before, now)) return runOrJoin(key, work);
    if (now.isFailed) throw new FailedElsewhere(now.message);
  };

  return {
    run(scope, kind, work) {
      const key = keyOf(scope, kind);
      const running = localRuns.get(key);
      if (running) return running.ended;
      const run: Run = { since: dependencies.now(), ended: Promise.resolve() };
      let hasSucceeded = false;
      localRuns.set(key, run);
      run.ended = runOrJoin(key, async () => {
        const before = historyOfRecord(recordOf(key));
        store(key, { type: 'started', at: dependencies.now() });
        try {
          await work(before, (attempt) => {
            run.attempt = attempt;
            update();
          });
        } catch (error) {
          store(key, { type: 'failed', at: dependencies.now(), message: textOf(error) });
          throw error;
        }
        store(key, { type: 'succeeded', at: dependencies.now() });
        hasSucceeded = true;
      }).finally(() => {
        localRuns.delete(key);
        update();
        if (hasSucceeded) dependencies.onSuccess(scope, kind);
      });
      update();
      return run.ended;
    },

    historyOf(scope, kind) {
      const key = keyOf(scope, kind);
      const record = recordOf(key);
      return isRunning(key, record) ? 'running' : historyOfRecord(record);
    },

    markGenerated: (scope, kind) =>
      store(keyOf(scope, kind), { type: 'succeeded', at: dependencies.now() }),

    entries: () => snapshot,

    dismiss: (scope, kind) => store(keyOf(scope, kind), { type: 'dismissed' }),

    subscribe(listener) {
      const leave = listeners.subscribe(listener);
      // The records may be those of a person who has just signed in.
      update();
      return leave;
    },
  };
}
