import type { Work } from './work.ts';

/** The actions of a batch. */
export interface BatchActions<Row> {
  /** Adds rows to the batch. `texts` has the text to show for each row if it stays unfinished. */
  readonly onStart: (rows: readonly Row[], texts?: readonly string[]) => void;
  /** Starts no further requests. Running ones finish. */
  readonly onStop: () => void;
  readonly onResume: () => void;
  readonly onRetryFailed: () => void;
  /** Removes the batch, finished or not. */
  readonly onDismiss: () => void;
  /** Forgets these rows of `leftover`. What another tab has left since then stays. */
  readonly onForgetLeftover: (texts: readonly string[]) => void;
}

/** Many requests for many rows, with the result of each and the actions. */
export interface BatchHandle<Row> {
  readonly jobs: Work<Row>;
  /** The texts of rows that an earlier visit or a closed tab did not finish. */
  readonly leftover: readonly string[];
  readonly actions: BatchActions<Row>;
}
