import type { Work } from './work.ts';

/** The actions of a batch. */
export interface BatchActions<Row> {
  readonly onStart: (rows: readonly Row[]) => void;
  /** Starts no further requests. Running ones finish. */
  readonly onStop: () => void;
  /** Begins again what failed, and what Stop left. */
  readonly onRetry: () => void;
  /** Removes the batch, finished or not. */
  readonly onDismiss: () => void;
}

/** Many requests for many rows, with the result of each and the actions. */
export interface BatchHandle<Row> {
  readonly jobs: Work<Row>;
  readonly actions: BatchActions<Row>;
}
