import type { GenerationRun } from '#domain/generation.ts';

/** Whose data is generated: one company in one workspace. */
export interface LedgerScope {
  readonly workspace: string;
  readonly companyId: string;
}

export type EntryState = 'running' | 'failed';

/** What the pill in the header shows. */
export interface LedgerEntry extends LedgerScope {
  readonly kind: GenerationRun;
  readonly state: EntryState;
  readonly since: number;
  /** While a run that broke off is waited for: how often it was asked for already. */
  readonly attempt?: number;
  /** Why it failed, as the work threw it. */
  readonly error?: unknown;
  readonly retry: () => void;
}

/**
 * What is known of a kind, across tabs and reloads:
 * `interrupted` is a run whose tab is gone; the server may still be at it, so the page polls rather than generating again.
 */
export type KindHistory = 'never' | 'running' | 'interrupted' | 'done' | 'failed';

interface RunRecord {
  readonly startedAt: number;
  readonly endedAt: number | null;
  readonly isFailed: boolean;
}

export interface LedgerEdge {
  readonly now: () => number;
  readonly read: (key: string) => unknown;
  readonly write: (key: string, value: RunRecord) => void;
  /** Runs the work while holding a lock shared by all tabs, or waits for its present holder and answers 'elsewhere'. */
  readonly exclusively: (name: string, work: () => Promise<void>) => Promise<'here' | 'elsewhere'>;
  /** What another tab wrote may arrive after the lock it let go of: waits until it must be here. */
  readonly catchUp: () => Promise<void>;
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
  dismiss(scope: LedgerScope, kind: GenerationRun): void;
  subscribe(listener: () => void): () => void;
}

const keyOf = (scope: LedgerScope, kind: GenerationRun): string =>
  ['generation', scope.workspace, scope.companyId, kind].join('|');

function isRecord(value: unknown): value is RunRecord {
  return (
    typeof value === 'object' &&
    value !== null &&
    'startedAt' in value &&
    'endedAt' in value &&
    'isFailed' in value
  );
}

/** One generation at a time for each workspace, company and kind (D18): every trigger goes through here. */
export function createLedger(edge: LedgerEdge): Ledger {
  const running = new Map<string, Promise<void>>();
  const shown = new Map<string, LedgerEntry>();
  const listeners = new Set<() => void>();
  let snapshot: readonly LedgerEntry[] = [];

  const show = (key: string, entry: LedgerEntry | null) => {
    if (entry) shown.set(key, entry);
    else shown.delete(key);
    snapshot = [...shown.values()];
    for (const listener of listeners) listener();
  };

  const storedHistory = (key: string): KindHistory => {
    const record = edge.read(key);
    if (!isRecord(record)) return 'never';
    if (record.endedAt === null) return 'interrupted';
    return record.isFailed ? 'failed' : 'done';
  };

  /** Runs the work here, or waits for the tab that does; one that was closed in the middle is taken over from. */
  const runSomewhere = async (key: string, work: () => Promise<void>): Promise<void> => {
    const where = await edge.exclusively(key, work);
    if (where === 'here') return;
    if (storedHistory(key) === 'interrupted') await edge.catchUp();
    const outcome = storedHistory(key);
    if (outcome === 'interrupted') return runSomewhere(key, work);
    if (outcome === 'failed') throw new Error('The generation failed in another tab.');
  };

  const ledger: Ledger = {
    run(scope, kind, work) {
      const key = keyOf(scope, kind);
      const underWay = running.get(key);
      if (underWay) return underWay;

      const startedAt = edge.now();
      const retry = () => void ledger.run(scope, kind, work).catch(() => undefined);
      const entry: LedgerEntry = { ...scope, kind, state: 'running', since: startedAt, retry };
      const note = (endedAt: number | null, isFailed: boolean) =>
        edge.write(key, { startedAt, endedAt, isFailed });

      const promise = runSomewhere(key, async () => {
        const before = storedHistory(key);
        note(null, false);
        try {
          await work(before, (attempt) => show(key, { ...entry, attempt }));
          note(edge.now(), false);
        } catch (error) {
          note(edge.now(), true);
          throw error;
        }
      })
        .finally(() => running.delete(key))
        .then(
          () => show(key, null),
          (error: unknown) => {
            show(key, { ...entry, state: 'failed', error });
            throw error;
          },
        );
      running.set(key, promise);
      show(key, entry);
      return promise;
    },

    historyOf(scope, kind) {
      const key = keyOf(scope, kind);
      return running.has(key) ? 'running' : storedHistory(key);
    },

    settle(scope, kind) {
      const now = edge.now();
      edge.write(keyOf(scope, kind), { startedAt: now, endedAt: now, isFailed: false });
    },

    entries: () => snapshot,

    dismiss(scope, kind) {
      show(keyOf(scope, kind), null);
    },

    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  return ledger;
}
