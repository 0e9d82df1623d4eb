import type { Work } from './work.ts';

/** What can be done with a batch. */
export interface BatchActions<Row> {
  /** Adds rows to the batch, each with the text it goes by should it be left undone. */
  readonly onStart: (rows: readonly Row[], texts?: readonly string[]) => void;
  /** Starts nothing more; what runs comes to its end. */
  readonly onStop: () => void;
  readonly onResume: () => void;
  readonly onRetryFailed: () => void;
  /** Forgets the batch, done or not. */
  readonly onDismiss: () => void;
  readonly onForgetLeftover: () => void;
}

/** Many requests for many rows, what became of each, and what can be done. */
export interface BatchHandle<Row> {
  readonly jobs: Work<Row>;
  /** The texts of rows that an earlier visit, or a tab that was closed, did not get to. */
  readonly leftover: readonly string[];
  readonly actions: BatchActions<Row>;
}
