/** The state of a job. `stopped` is a job that was waiting when the person pressed Stop. */
export type JobState =
  | { readonly status: 'waiting' | 'running' | 'stopped' }
  /** `ids` are the rows that it brought. */
  | { readonly status: 'done'; readonly ids?: readonly string[] }
  | { readonly status: 'failed'; readonly message: string };

export interface Job<Data> {
  /** Jobs with equal keys are the same job. */
  readonly key: string;
  /** At most one job of a group runs at a time. */
  readonly group: string;
  /** A round starts when no job of an earlier round is waiting or running. */
  readonly round: number;
  readonly data: Data;
  readonly state: JobState;
}

export type NewJob<Data> = Pick<Job<Data>, 'key' | 'data'> &
  Partial<Pick<Job<Data>, 'group' | 'round'>>;

/** Jobs in the order they were added. */
export type Work<Data> = readonly Job<Data>[];

export type WorkEvent<Data> =
  /** Adds jobs, except those that are waiting or running already. */
  | { readonly type: 'add'; readonly jobs: readonly NewJob<Data>[] }
  | { readonly type: 'start'; readonly key: string }
  | { readonly type: 'done'; readonly key: string; readonly ids?: readonly string[] }
  | { readonly type: 'fail'; readonly key: string; readonly message: string }
  /** Stops all waiting jobs. Running ones finish. */
  | { readonly type: 'stop' }
  /** Makes failed and stopped jobs wait again: those with these keys, or all. Running ones are not affected. */
  | { readonly type: 'retry'; readonly keys?: ReadonlySet<string> }
  /** Removes jobs that are not running: those with these keys, or all. */
  | { readonly type: 'drop'; readonly keys?: ReadonlySet<string> };

/** Returns the ids of the rows that the finished jobs have brought. */
export const broughtIds = (work: Work<unknown>): readonly string[] =>
  work.flatMap(({ state }) => (state.status === 'done' ? (state.ids ?? []) : []));

const waiting: JobState = { status: 'waiting' };

/** Returns the jobs after an event. An event that does not fit a job's state changes nothing. */
export function nextWork<Data>(work: Work<Data>, event: WorkEvent<Data>): Work<Data> {
  switch (event.type) {
    case 'add':
      return withJobs(work, event.jobs);
    case 'start':
      return withState(work, ['waiting'], { status: 'running' }, new Set([event.key]));
    case 'done': {
      const { key, ids } = event;
      const done: JobState = { status: 'done', ...(ids && { ids }) };
      return withState(work, ['waiting', 'running'], done, new Set([key]));
    }
    case 'fail': {
      const { key, message } = event;
      return withState(work, ['running'], { status: 'failed', message }, new Set([key]));
    }
    case 'stop':
      return withState(work, ['waiting'], { status: 'stopped' });
    case 'retry':
      return withState(work, ['failed', 'stopped'], waiting, event.keys);
    case 'drop':
      return without(work, event.keys);
  }
}

function without<Data>(work: Work<Data>, keys?: ReadonlySet<string>): Work<Data> {
  return work.filter(({ key, state }) => state.status === 'running' || keys?.has(key) === false);
}

function withState<Data>(
  work: Work<Data>,
  from: readonly JobState['status'][],
  state: JobState,
  keys?: ReadonlySet<string>,
): Work<Data> {
  return work.map((job) =>
    from.includes(job.state.status) && keys?.has(job.key) !== false ? { ...job, state } : job,
  );
}

function withJobs<Data>(work: Work<Data>, jobs: readonly NewJob<Data>[]): Work<Data> {
  const next = new Map(work.map((job) => [job.key, job]));
  for (const { key, data, group = key, round = 0 } of jobs) {
    const present = next.get(key)?.state.status;
    if (present !== 'waiting' && present !== 'running')
      next.set(key, { key, group, round, data, state: waiting });
  }
  return [...next.values()];
}

/** Returns the jobs to start now, in order: at most one per group, so that no more than `atOnce` run at a time. */
export function nextJobs<Data>(work: Work<Data>, atOnce: number): readonly Job<Data>[] {
  const isOpen = ({ state }: Job<Data>) => state.status === 'waiting' || state.status === 'running';
  const open = work.filter(isOpen);
  const groups = new Set(
    open.filter(({ state }) => state.status === 'running').map(({ group }) => group),
  );
  const round = open.reduce((least, job) => Math.min(least, job.round), Infinity);
  const next: Job<Data>[] = [];
  for (const job of open) {
    if (groups.size >= atOnce) break;
    if (job.state.status !== 'waiting' || job.round !== round || groups.has(job.group)) continue;
    groups.add(job.group);
    next.push(job);
  }
  return next;
}

export function countsOf(work: Work<unknown>) {
  const counts = { waiting: 0, running: 0, done: 0, failed: 0, stopped: 0, of: work.length };
  for (const { state } of work) counts[state.status] += 1;
  return counts;
}

/** Returns true when jobs are waiting or running. Then closing the page asks first. */
export function isUnderWay(work: Work<unknown>): boolean {
  return work.some(({ state }) => state.status === 'waiting' || state.status === 'running');
}

export function doneOrComing<Data>(work: Work<Data>): Work<Data> {
  return work.filter(({ state }) => ['done', 'running', 'waiting'].includes(state.status));
}

/** The kinds of work that continue on other pages. */
export type WorkKind = 'adding' | 'saving' | 'deleting' | 'emails' | 'prospects' | 'sections';
