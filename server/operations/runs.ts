import { idOf, type Rows } from '../rows/rows.ts';
import type { EntityId } from '#domain/lists/entityId.ts';
import type { Context } from './context.ts';
import { Refusal } from './refusal.ts';

/**
 * Long-running work. It stores everything in one `together` call on the rows it gets, and returns the result of that call,
 * so that stored work is never repeated.
 */
export type Work<Value> = (rows: Rows) => Promise<Value>;

/** Who asks for a run, and when the request arrived, by `performance.now()`: what ran then is joined too if it has ended. */
export type Asked = Pick<Context, 'person' | 'since'>;

/** Returns the work of a run that was left unfinished, by its name; undefined when only who asks can do it. */
export type WorkOf = (name: string, person: string | undefined) => Work<unknown> | undefined;

/** Runs long work, at most once at a time for each name. */
export interface Runs {
  /** Starts the work, or waits for the work that is running under this name. Resolves with its result. */
  join<Value>(name: string, work: Work<Value>, asked?: Asked): Promise<Value>;
  /** From now on does what is queued, and what a process has left unfinished. */
  takeOver(workOf: WorkOf, log: (error: unknown) => void): void;
  /**
   * Waits this long for what runs, whether or not anybody waits for it, then gives up the rest: it is refused, stores nothing,
   * and can be started again at once. Nothing starts afterwards. Returns the names of what was given up.
   */
  stop(ms: number): Promise<readonly string[]>;
}

/** The refusal of work that a stopping server gives up. */
export const givenUp = (): Refusal =>
  new Refusal(503, 'The server is being restarted. Please try again.', [], 'suggestions');

export const wait = (ms: number): Promise<void> =>
  ms > 0 ? new Promise((resolve) => setTimeout(resolve, ms)) : Promise.resolve();

export async function waitFor(work: Promise<unknown>, ms: number): Promise<void> {
  const late = Promise.withResolvers<void>();
  const timer = setTimeout(late.resolve, ms);
  await Promise.race([work, late.promise]);
  clearTimeout(timer);
}

/** Joins requests for work that is running in this process. */
export function createJoining() {
  const running = new Map<string, { result: Promise<unknown>; giveUp: () => void }>();
  let isStopped = false;
  return {
    join<Value>(name: string, begin: () => Promise<Value>): Promise<Value> {
      // The name contains the kind of work, and so determines the type of the result.
      const joined = running.get(name) as { readonly result: Promise<Value> } | undefined;
      if (joined) return joined.result;
      if (isStopped) return Promise.reject(givenUp());
      const { promise, resolve, reject } = Promise.withResolvers<Value>();
      running.set(name, { result: promise, giveUp: () => reject(givenUp()) });
      // The end comes before the result, so that whoever has the result can start again.
      begin()
        .finally(() => running.delete(name))
        .then(resolve, reject);
      return promise;
    },
    /** See `Runs`. `release` lets other processes go on with what this one gives up. */
    async stop(ms: number, release = async (): Promise<void> => {}): Promise<readonly string[]> {
      await waitFor(Promise.allSettled([...running.values()].map(({ result }) => result)), ms);
      isStopped = true;
      const left = [...running];
      await release();
      for (const [, { giveUp }] of left) giveUp();
      return left.map(([name]) => name);
    },
  };
}

/** Creates runs in memory, which nothing outlives. `ms` is an artificial delay before the work starts. */
export function createRuns(rows: Rows, ms: number): Runs {
  const joining = createJoining();
  return {
    join: (name, work) => joining.join(name, () => wait(ms).then(() => work(rows))),
    takeOver: () => {},
    stop: (patienceMs) => joining.stop(patienceMs),
  };
}

/** The name of a run: it says what is written for what. The id may be any text. */
export const runName = (workspace: string, kind: string, id: EntityId): string =>
  `${workspace} ${kind} ${idOf(id)}`;

/**
 * Generates, which counts for the person who asks, or joins the generation that runs under this name, which costs nothing.
 * A generation that was refused because its own person has had too much refuses nobody who has joined it.
 */
export async function generateOnce<Value>(
  { runs, count, person, since }: Pick<Context, 'runs' | 'count' | 'person' | 'since'>,
  name: string,
  work: Work<Value>,
): Promise<Value> {
  let isOwn = false;
  const counted: Work<Value> = async (keep) => {
    isOwn = true;
    await count?.('generations');
    return work(keep);
  };
  for (let arrived = since; ; arrived = undefined) {
    try {
      // Each turn starts a generation or joins that of somebody else.
      return await runs.join(name, counted, { person, since: arrived });
    } catch (error) {
      if (isOwn || !(error instanceof Refusal) || error.status !== 429) throw error;
    }
  }
}
