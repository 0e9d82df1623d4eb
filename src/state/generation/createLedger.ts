import type { GenerationRun } from '#domain/work/generation.ts';
import {
  hasEndedSince,
  historyOfRecord,
  nextRecord,
  readGenerationRecord,
  type GenerationEvent,
  type GenerationRecord,
} from '#domain/work/generationRecord.ts';
import type { Locks } from '#platform/locks.ts';
import { FailedElsewhere, failureText } from '../failure.ts';
import { createLockWatch } from './lockWatch.ts';
import { createListeners } from '../listeners.ts';
import type { CompanyScope } from '../company.ts';
import type { Ledger, LedgerEntry } from './ledger.ts';
import { ledgerEntry, ledgerKey } from './ledgerEntry.ts';

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
  readonly onSuccess: (scope: CompanyScope, kind: GenerationRun) => void;
}

interface Run {
  readonly since: number;
  attempt?: number;
  ended: Promise<void>;
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

  /** Follows runs that other tabs have started, and notifies listeners of changes. */
  const update = () => {
    const records = dependencies.records();
    const next: LedgerEntry[] = [];
    for (const key of new Set([...localRuns.keys(), ...Object.keys(records)])) {
      const record = readGenerationRecord(records[key]);
      if (record?.endedAt === null && !localRuns.has(key)) lockWatch.follow(key);
      const running = isRunning(key, record) ? (localRuns.get(key) ?? {}) : null;
      next.push(...ledgerEntry(key, record, running));
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
    run(scope, kind, work, isNeeded) {
      const key = ledgerKey(scope, kind);
      const running = localRuns.get(key);
      if (running) return running.ended;
      const run: Run = { since: dependencies.now(), ended: Promise.resolve() };
      let hasSucceeded = false;
      localRuns.set(key, run);
      run.ended = runOrJoin(key, async () => {
        try {
          if (!isNeeded || (await isNeeded())) {
            const before = historyOfRecord(recordOf(key));
            store(key, { type: 'started', at: dependencies.now() });
            await work(before, (attempt) => {
              run.attempt = attempt;
              update();
            });
          }
        } catch (error) {
          store(key, { type: 'failed', at: dependencies.now(), message: failureText(error) });
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
      const key = ledgerKey(scope, kind);
      const record = recordOf(key);
      return isRunning(key, record) ? 'running' : historyOfRecord(record);
    },

    markGenerated: (scope, kind) =>
      store(ledgerKey(scope, kind), { type: 'succeeded', at: dependencies.now() }),

    entries: () => snapshot,

    dismiss: (scope, kind) => store(ledgerKey(scope, kind), { type: 'dismissed' }),

    subscribe(listener) {
      const leave = listeners.subscribe(listener);
      // The records may be those of a person who has just signed in.
      update();
      return leave;
    },
  };
}
