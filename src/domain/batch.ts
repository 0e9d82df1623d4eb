/** Where one row of a batch stands. */
export type BatchRowState =
  | { readonly status: 'waiting' }
  | { readonly status: 'running' }
  | { readonly status: 'done' }
  | { readonly status: 'failed'; readonly message: string };

/** Many requests for many rows, with what became of each. */
export interface Batch<Row> {
  readonly status: 'idle' | 'running' | 'paused' | 'finished';
  readonly rows: readonly { readonly row: Row; readonly state: BatchRowState }[];
}

/** What can be done with a batch under way. */
export interface BatchActions<Row> {
  readonly onStart: (rows: readonly Row[]) => void;
  readonly onPause: () => void;
  readonly onResume: () => void;
  readonly onRetryFailed: () => void;
  /** Forgets what has not been started; what is under way may still end at the server. */
  readonly onStop: () => void;
}

export interface BatchCounts {
  readonly done: number;
  readonly failed: number;
  readonly of: number;
}

/** The figures a progress bar shows. */
export function countsOf(batch: Batch<unknown>): BatchCounts {
  const count = (status: BatchRowState['status']) =>
    batch.rows.filter(({ state }) => state.status === status).length;
  return { done: count('done'), failed: count('failed'), of: batch.rows.length };
}

/** A batch and what can be done with it. */
export interface BatchHandle<Row> {
  readonly batch: Batch<Row>;
  readonly actions: BatchActions<Row>;
}
