import type { CompanyScope } from '../company.ts';
import type { GenerationRun } from '#domain/work/generation.ts';
import type { RecordedHistory } from '#domain/work/generationRecord.ts';

/** A run that is in progress, in this tab or another, or the last run when it failed. */
export type LedgerEntry = CompanyScope & { readonly kind: GenerationRun } & (
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
  /**
   * Starts a generation or joins the one in progress, in this tab or another. Rejects when it fails. `isNeeded` is called
   * when no other tab can start it, and before the start is recorded: closing the page meanwhile does not count as an
   * interrupted generation.
   */
  run(
    scope: CompanyScope,
    kind: GenerationRun,
    work: Work,
    isNeeded?: () => Promise<boolean>,
  ): Promise<void>;
  /** Records a kind as generated without a run, because its list already has rows. */
  markGenerated(scope: CompanyScope, kind: GenerationRun): void;
  historyOf(scope: CompanyScope, kind: GenerationRun): KindHistory;
  /** Returns the running and failed runs. The array changes only when its content does. */
  entries(): readonly LedgerEntry[];
  /** Hides a failure. */
  dismiss(scope: CompanyScope, kind: GenerationRun): void;
  readonly subscribe: (listener: () => void) => () => void;
}
