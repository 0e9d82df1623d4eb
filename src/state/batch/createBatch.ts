import type { Batch, BatchActions, BatchRowState } from '#domain/batch.ts';

export interface BatchOptions<Row> {
  readonly work: (row: Row, signal: AbortSignal) => Promise<void>;
  readonly concurrency: number;
  /** The text a person is shown for a failed row. */
  readonly textOf: (error: unknown) => string;
  /** Called when no row is waiting or under way any more, also after Stop: what was done until then is done. */
  readonly onFinish?: () => void;
}

export interface BatchStore<Row> extends BatchActions<Row> {
  readonly snapshot: () => Batch<Row>;
  readonly subscribe: (listener: () => void) => () => void;
  /** From here on works with these; what is under way goes on as it was begun. */
  readonly adopt: (options: BatchOptions<Row>) => void;
}

const idle: Batch<never> = { status: 'idle', rows: [] };

/** Works through rows a few at a time: pause, resume, stop, and retry of the failed only. Answers that come after Stop change nothing. */
export function createBatch<Row>(given: BatchOptions<Row>): BatchStore<Row> {
  let options = given;
  const listeners = new Set<() => void>();
  let batch: Batch<Row> = idle;
  let controller = new AbortController();
  /** Requests that were under way at Stop. */
  let leftOver = 0;

  const put = (next: Batch<Row>) => {
    batch = next;
    for (const listener of listeners) listener();
  };
  const mark = (index: number, state: BatchRowState) =>
    put({
      ...batch,
      rows: batch.rows.map((entry, at) => (at === index ? { ...entry, state } : entry)),
    });
  const indexesOf = (status: BatchRowState['status']) =>
    batch.rows.flatMap((entry, index) => (entry.state.status === status ? [index] : []));

  const fill = () => {
    if (batch.status !== 'running') return;
    const free = options.concurrency - indexesOf('running').length;
    const next = indexesOf('waiting').slice(0, Math.max(0, free));
    for (const index of next) void runRow(index, controller);
    if (indexesOf('running').length === 0 && indexesOf('waiting').length === 0) {
      put({ ...batch, status: 'finished' });
      options.onFinish?.();
    }
  };

  const runRow = async (index: number, mine: AbortController) => {
    const entry = batch.rows[index];
    if (!entry) return;
    mark(index, { status: 'running' });
    let state: BatchRowState = { status: 'done' };
    try {
      await options.work(entry.row, mine.signal);
    } catch (error) {
      state = { status: 'failed', message: options.textOf(error) };
    }
    if (mine !== controller) {
      leftOver -= 1;
      if (leftOver === 0) options.onFinish?.();
      return;
    }
    mark(index, state);
    fill();
  };

  const begin = (rows: Batch<Row>['rows']) => {
    put({ status: 'running', rows });
    fill();
  };

  return {
    snapshot: () => batch,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    adopt(next) {
      options = next;
    },
    onStart(rows) {
      if (batch.status === 'running' || batch.status === 'paused') return;
      begin(rows.map((row) => ({ row, state: { status: 'waiting' } })));
    },
    onPause() {
      if (batch.status === 'running') put({ ...batch, status: 'paused' });
    },
    onResume() {
      if (batch.status !== 'paused') return;
      put({ ...batch, status: 'running' });
      fill();
    },
    onRetryFailed() {
      if (batch.status !== 'finished') return;
      begin(
        batch.rows.map(({ row, state }) => ({
          row,
          state: state.status === 'failed' ? { status: 'waiting' } : state,
        })),
      );
    },
    onStop() {
      const underWay = indexesOf('running').length;
      const isPaused = batch.status === 'paused';
      leftOver += underWay;
      controller.abort();
      controller = new AbortController();
      put(idle);
      if (isPaused && underWay === 0) options.onFinish?.();
    },
  };
}
