import type { EmailSet } from '#domain/mail/email.ts';
import { uniqueIds, type EntityId } from '#domain/lists/entityId.ts';
import { limits } from '#domain/settings/limits.ts';
import type { Mailing, MailingActions, MailRun } from '#domain/mail/mailing.ts';
import { countsOf, isUnderWay, type Job, type NewJob } from '#domain/work/work.ts';
import { createWork, type WorkOptions, type WorkStore } from '../work/createWork.ts';
import type { TabStops } from '../work/tabStops.ts';
import type { WorkSource } from '../work/workUnderWay.ts';
import type { KeptMail } from './keptMail.ts';
import { createMailBook } from './mailBook.ts';
import { againFor, jobsFor, lackingJobs, runOf, wantedOf, writingOf } from './mailRun.ts';

export interface MailingOptions extends Pick<WorkOptions<EntityId>, 'mayRun'> {
  /** What was written so far. */
  readonly load: (ids: readonly EntityId[]) => Promise<readonly EmailSet[]>;
  /** One more variation for one prospect. */
  readonly generate: (id: EntityId) => Promise<readonly EmailSet[]>;
  /** The text a person is shown for a failure. */
  readonly textOf: (error: unknown) => string;
  /** Runs the work unless another tab is at it: then waits for that tab and answers 'elsewhere'. */
  readonly exclusively: (work: () => Promise<void>) => Promise<'here' | 'elsewhere'>;
  readonly kept: KeptMail;
  /** Stop is for all tabs. */
  readonly stops: TabStops;
}

export interface MailingStore extends Omit<MailingActions, 'onConfirm'>, WorkSource {
  readonly snapshot: () => Mailing;
  /** Shows these prospects' mail; opening the same ones again joins what is under way. */
  readonly open: (ids: readonly EntityId[]) => void;
}

/**
 * The mail of a company's chosen prospects (D46). It outlives the page: leaving and coming back, or an effect that runs twice,
 * joins what is under way. Who is without mail is fixed when the list has come, before the first round.
 */
export function createMailing(options: MailingOptions): MailingStore {
  const { kept, mayRun } = options;
  const listeners = new Set<() => void>();
  const book = createMailBook();
  const { countOf } = book;
  let ids: readonly EntityId[] = [];
  let opening: symbol | null = null;
  let status: Mailing['status'] = 'loading';
  let message = '';
  let kind: MailRun['kind'] = 'first';
  let isNothingNew = false;
  /** Stop was pressed, here or in another tab, and nothing was asked for since. */
  let isStopped = false;
  /** This tab writes, not another one: what is left to do is its to keep. */
  let isWriter = false;
  /** Everyone this tab has asked mail for. */
  const asked = new Set<string>();
  /** Jobs an earlier visit did not get to: unless another tab is at them, the person is asked first. */
  let restored: ReadonlySet<string> = new Set();

  const hasEnough = (id: EntityId) => countOf(id) >= limits.emailVariations;
  const isOver = (id: EntityId) => kind === 'first' && hasEnough(id);

  const work: WorkStore<EntityId> = createWork<EntityId>({
    concurrency: limits.emailConcurrency,
    textOf: options.textOf,
    isNeeded: (id) => !isOver(id),
    run: async (id) =>
      book.take(await options.generate(id), { isMore: kind === 'more', isWhole: false }),
    exclusively: (drive) => {
      isWriter = false;
      return options.exclusively(() => {
        isWriter = true;
        holdRestored();
        return drive();
      });
    },
    onElsewhere: async () => {
      isWriter = false;
      if (!(await reload())) return work.stop();
      replan(true);
    },
    onEnd: () => void finish(),
    ...(mayRun && { mayRun }),
  });

  const look = (): Mailing => {
    const jobs = work.snapshot();
    return {
      status,
      message,
      sets: book.sets(),
      writing: writingOf(jobs, isOver),
      run: runOf(jobs, kind, isNothingNew),
      newKeys: book.newKeys(),
    };
  };
  let snapshot = look();
  const emit = () => {
    snapshot = look();
    for (const listener of listeners) listener();
  };
  work.subscribe(() => {
    if (isWriter) keep();
    emit();
  });
  options.stops.subscribe(() => {
    isStopped = true;
    work.stop();
  });

  /** Keeps how many variations everyone is to have in the end. */
  const keep = () => {
    const jobs = work.snapshot();
    for (const { data } of jobs) asked.add(String(data));
    kept.write(wantedOf(jobs, countOf, isOver), asked);
  };

  /** Fetches what there is; false where that failed. What was known stays. */
  const reload = async (): Promise<boolean> => {
    try {
      book.take(await options.load(ids), {
        isMore: kind === 'more' && work.snapshot().length > 0,
        isWhole: true,
      });
      message = '';
      return true;
    } catch (error) {
      message = options.textOf(error);
      return false;
    } finally {
      emit();
    }
  };

  const keysOf = (jobs: readonly Job<EntityId>[]) => new Set(jobs.map(({ key }) => key));
  /** A run that is over is not counted with the next one. */
  const forgetDone = () => {
    const jobs = work.snapshot();
    if (!isUnderWay(jobs)) work.drop(keysOf(jobs.filter(({ state }) => state.status === 'done')));
  };

  /** Asks for what everyone lacks: the first variations, and what was begun before, here or elsewhere. */
  const plan = (wanted: ReadonlyMap<string, number>, asksFirst: boolean) => {
    forgetDone();
    const { begun, missing } = lackingJobs(ids, work.snapshot(), wanted, countOf);
    if (!isUnderWay(work.snapshot()))
      kind = [...wanted.values()].some((count) => count > limits.emailVariations)
        ? 'more'
        : 'first';
    restored = new Set(asksFirst ? begun.map(({ key }) => key) : []);
    work.add([...begun, ...missing], isStopped);
  };

  /** Another tab may have done some of it: what is still lacking takes the place of what was to be done. */
  const replan = (asksFirst: boolean) => {
    const isOpen = ({ state }: Job<EntityId>) =>
      state.status === 'waiting' || state.status === 'stopped';
    const wanted = kept.read();
    work.drop(keysOf(work.snapshot().filter(isOpen)));
    plan(wanted, asksFirst);
  };

  const holdRestored = () => {
    const held = work.snapshot().filter(({ key }) => restored.has(key));
    restored = new Set();
    if (held.length === 0) return;
    work.drop(keysOf(held));
    work.add(held, true);
  };

  /** Nothing runs any more: what Generate More has brought is fetched once more. */
  const finish = async () => {
    emit();
    if (kind !== 'more' || countsOf(work.snapshot()).stopped > 0) return;
    if (work.snapshot().length === 0 || !(await reload())) return;
    const { failed, waiting, running } = countsOf(work.snapshot());
    isNothingNew = book.newKeys().size === 0 && failed + waiting + running === 0;
    emit();
  };

  /** Asks for jobs on the person's word. */
  const begin = (jobs: readonly NewJob<EntityId>[]) => {
    isStopped = false;
    isNothingNew = false;
    work.add(jobs);
  };

  const retry = (chosen: readonly EntityId[]) => {
    const jobs = chosen.flatMap((id) => againFor(id, work.snapshot(), countOf(id)));
    if (jobs.length === 0) return;
    if (!isUnderWay(work.snapshot())) kind = 'retry';
    forgetDone();
    begin(jobs);
  };

  /** Goes on with what is still lacking; what runs is left alone. */
  const resume = async () => {
    if (!isStopped && countsOf(work.snapshot()).stopped === 0) return;
    isStopped = false;
    if (!(await reload())) return work.goOn();
    replan(false);
  };

  const first = async () => {
    const visit = Symbol('opening');
    opening = visit;
    status = 'loading';
    message = '';
    emit();
    const isLoaded = await reload();
    if (opening !== visit) return;
    status = isLoaded ? 'ready' : 'error';
    emit();
    if (isLoaded) plan(kept.read(), true);
  };

  return {
    snapshot: () => snapshot,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    status() {
      const jobs = work.snapshot();
      const { done, failed, of } = countsOf(jobs);
      return isUnderWay(jobs) ? { kind: 'emails', done: done + failed, of } : null;
    },
    open(chosen) {
      const wanted = uniqueIds(chosen);
      const isSame = opening !== null && wanted.map(String).join() === ids.map(String).join();
      if (isSame && status !== 'error') {
        if (status === 'ready' && !isUnderWay(work.snapshot())) void reload();
        return;
      }
      ids = wanted;
      isStopped = false;
      void first();
    },
    onReload: () => void (status === 'error' ? first() : reload()),
    onGenerateMore() {
      // Who has mail already is not known after a failure: that comes first.
      if (status === 'error') void first();
      if (status !== 'ready' || isUnderWay(work.snapshot())) return;
      kind = 'more';
      book.forgetNew();
      work.drop();
      begin(ids.flatMap((id) => jobsFor(id, 1)));
    },
    onStop() {
      isStopped = true;
      work.stop();
      options.stops.tell();
    },
    onResume: () => void resume(),
    onDismiss() {
      isNothingNew = false;
      work.drop(keysOf(work.snapshot().filter(({ state }) => state.status !== 'failed')));
    },
    onRetry: (id) => retry([id]),
    onRetryFailed: () =>
      retry(ids.filter((id) => (snapshot.writing.get(String(id))?.failed.length ?? 0) > 0)),
  };
}
