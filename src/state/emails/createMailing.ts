import { sameId, uniqueIds, type EntityId } from '#domain/lists/entityId.ts';
import type { EmailSet } from '#domain/mail/email.ts';
import type { Mailing, MailingActions, MailRun } from '#domain/mail/mailing.ts';
import { limits } from '#domain/settings/limits.ts';
import type { Job, NewJob } from '#domain/work/work.ts';
import { countsOf, isUnderWay, keysOf, pastKeys } from '#domain/work/workProgress.ts';
import { createWork, type WorkOptions, type WorkStore } from '../formerWork/createWork.ts';
import type { TabStops } from '../formerWork/tabStops.ts';
import type { WorkSource } from '../formerWork/workUnderWay.ts';
import type { KeptMail } from './keptMail.ts';
import { retryJobsFor, jobsFor, planOf, wantedOf, type WantedCounts } from './mailJobs.ts';
import { mailingOf } from './shownMailing.ts';
import { hasEnough, nextMail, noMail, type MailEvent } from './mailState.ts';
import { createListeners } from '../listeners.ts';

export interface MailingOptions extends Pick<WorkOptions<EntityId>, 'mayRun' | 'textOf'> {
  /** Loads the mail written so far. */
  readonly load: (ids: readonly EntityId[]) => Promise<readonly EmailSet[]>;
  /** Generates one more variation for one prospect. */
  readonly generate: (id: EntityId) => Promise<readonly EmailSet[]>;
  /** Runs the work unless another tab does. Then it waits for that tab and resolves to 'elsewhere'. */
  readonly exclusively: (work: () => Promise<void>) => Promise<'here' | 'elsewhere'>;
  readonly kept: KeptMail;
  /** Stops the mail in all tabs. */
  readonly stops: TabStops;
}

export interface MailingStore extends Omit<MailingActions, 'onConfirm'>, WorkSource {
  readonly snapshot: () => Mailing;
  /** Shows the mail to these prospects. Opening the same ones again does not start a second run. */
  readonly open: (ids: readonly EntityId[]) => void;
}

/**
 * Creates the mail to a company's chosen prospects (D46). It continues when the page is left, and opening it again joins the
 * running work. The reducer in mailState.ts decides what is shown, the rules in mailJobs.ts which requests are sent.
 */
export function createMailing(options: MailingOptions): MailingStore {
  const { kept, mayRun, stops, textOf } = options;
  const listeners = createListeners();
  let state = noMail;
  let snapshot = mailingOf(state, []);
  /** True while this tab, and not another one, runs the work. Then this tab stores all that is left to do. */
  let isWriter = false;
  /** Keys of jobs left by a closed page. They run only after the person agrees, unless another tab runs them. */
  let restored: ReadonlySet<string> = new Set();

  const work: WorkStore<EntityId> = createWork<EntityId>({
    concurrency: limits.emailConcurrency,
    textOf,
    isNeeded: (id) => !hasEnough(state, id),
    run: async (id) => takeWritten(id, await options.generate(id)),
    exclusively: (drive) => {
      isWriter = false;
      return options.exclusively(() => {
        isWriter = true;
        work.stop(restored);
        restored = new Set();
        return drive();
      });
    },
    onElsewhere: async () => {
      // What the person asked for here is still wanted. What the other tab has written meanwhile counts towards it.
      const isWaiting = (job: Job<EntityId>) => job.state.status === 'waiting' && isAsked(job);
      const asked = wantedOf(state, work.snapshot().filter(isWaiting));
      if (await reload()) plan(true, true, asked);
      else work.stop();
    },
    onEnd: () => void finish(),
    ...(mayRun && { mayRun }),
  });

  /** Returns true for a job that the person has asked for in this tab. */
  const isAsked = ({ key }: Job<EntityId>) => state.kind !== 'first' && !restored.has(key);
  const take = (event: MailEvent) => {
    state = nextMail(state, event);
  };
  /** Takes what was written. When the prospect's name has changed, loads all of their mail, since it greets the new name. */
  const takeWritten = async (id: EntityId, sets: readonly EmailSet[]) => {
    const known = state.sets.get(String(id))?.prospectName;
    take({ type: 'written', sets });
    const isRenamed = sets.some(
      ({ prospectId, prospectName }) =>
        sameId(prospectId, id) && prospectName !== '' && prospectName !== known,
    );
    if (known === undefined || !isRenamed) return;
    const all = await options.load([id]).catch(() => null);
    if (all) take({ type: 'loaded', sets: all, isMore: false });
  };
  const show = () => {
    snapshot = mailingOf(state, work.snapshot());
    listeners.tell();
  };
  work.subscribe(() => {
    const jobs = work.snapshot();
    kept.write(wantedOf(state, isWriter ? jobs : jobs.filter(isAsked)));
    show();
  });
  const stop = () => {
    take({ type: 'stopped' });
    work.stop();
  };
  stops.subscribe(stop);

  /** Loads the mail. Resolves to false when that failed, or when other prospects were opened in the meantime. */
  const reload = async (): Promise<boolean> => {
    const { ids } = state;
    try {
      const sets = await options.load(ids);
      take({ type: 'loaded', sets, isMore: state.kind === 'more' && work.snapshot().length > 0 });
    } catch (error) {
      if (ids === state.ids) take({ type: 'loadFailed', message: textOf(error) });
      return false;
    } finally {
      show();
    }
    return ids === state.ids;
  };

  /**
   * Adds jobs for missing variations. With `asksFirst`, jobs of an earlier visit wait until the person agrees, except those in
   * `asked`.
   */
  const plan = (
    asksFirst: boolean,
    replacesUnstarted: boolean,
    asked: WantedCounts = new Map(),
  ) => {
    const wanted = new Map([...kept.read(), ...asked]);
    const planned = planOf(state, work.snapshot(), wanted, replacesUnstarted);
    const { kind, begun, missing, insteadOf } = planned;
    take({ type: 'planned', kind });
    const isRestored = ({ data }: NewJob<EntityId>) => asksFirst && !asked.has(String(data));
    restored = new Set(begun.filter(isRestored).map(({ key }) => key));
    work.add([...begun, ...missing], { isHeld: state.isStopped, insteadOf });
  };

  const load = async (event: MailEvent) => {
    take(event);
    show();
    if (await reload()) plan(true, false);
  };

  const ask = (
    kind: MailRun['kind'],
    jobs: readonly NewJob<EntityId>[],
    insteadOf: ReadonlySet<string>,
  ) => {
    take({ type: 'asked', kind });
    work.add(jobs, { insteadOf });
  };

  const retry = (ids: readonly EntityId[]) => {
    const jobs = work.snapshot();
    const again = ids.flatMap((id) => retryJobsFor(state, jobs, id));
    if (again.length > 0) ask(isUnderWay(jobs) ? state.kind : 'retry', again, pastKeys(jobs));
  };

  /** Loads the mail once more at the end of Generate More. */
  const finish = async () => {
    const jobs = work.snapshot();
    if (state.kind !== 'more' || jobs.length === 0 || countsOf(jobs).stopped > 0) return;
    if (!(await reload())) return;
    const { failed, waiting, running } = countsOf(work.snapshot());
    if (failed + waiting + running > 0) return;
    take({ type: 'ended' });
    show();
  };

  /** Continues with the missing variations. Running jobs are not affected. */
  const resume = async () => {
    if (!state.isStopped && countsOf(work.snapshot()).stopped === 0) return;
    take({ type: 'resumed' });
    if (await reload()) plan(false, true);
    else work.resume();
  };

  return {
    snapshot: () => snapshot,
    subscribe: listeners.subscribe,
    status() {
      const jobs = work.snapshot();
      const { done, failed, of } = countsOf(jobs);
      return isUnderWay(jobs) ? { kind: 'emails', done: done + failed, of } : null;
    },
    open(chosen) {
      const ids = uniqueIds(chosen);
      if (ids.join() !== state.ids.join() || state.status === 'error')
        void load({ type: 'open', ids });
      else if (state.status === 'ready' && !isUnderWay(work.snapshot())) void reload();
    },
    onReload: () => void (state.status === 'error' ? load({ type: 'reopen' }) : reload()),
    onGenerateMore() {
      // After a failed load it is unknown who has mail, so the mail is loaded first.
      if (state.status === 'error') void load({ type: 'reopen' });
      if (state.status !== 'ready' || isUnderWay(work.snapshot())) return;
      const jobs = state.ids.flatMap((id) => jobsFor(id, 1));
      ask('more', jobs, keysOf(work.snapshot()));
    },
    onStop() {
      stop();
      stops.tell();
    },
    onSignedOut: stop,
    onResume: () => void resume(),
    onDismiss() {
      take({ type: 'dismissed' });
      work.drop(keysOf(work.snapshot().filter((job) => job.state.status !== 'failed')));
    },
    onRetry: (id) => retry([id]),
    onRetryFailed: () =>
      retry(state.ids.filter((id) => snapshot.writing.get(String(id))?.failed.length)),
  };
}
