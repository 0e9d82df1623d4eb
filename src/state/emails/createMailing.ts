import { sameId, uniqueIds, type EntityId } from '#domain/lists/entityId.ts';
import type { EmailSet } from '#domain/mail/email.ts';
import type { Mailing, MailingActions, MailRun } from '#domain/mail/mailing.ts';
import { limits } from '#domain/settings/limits.ts';
import { countsOf, isUnderWay, keysOf } from '#domain/work/workProgress.ts';
import { createListeners, subscribeToBoth } from '../listeners.ts';
import type { WorkPlan, WorkService } from '../work.ts';
import { jobsFor, unfinishedKeys } from './mailJobs.ts';
import { hasEnough, nextMail, noMail, type MailEvent } from './mailState.ts';
import { mailingOf, missingOf } from './shownMailing.ts';

export interface MailingOptions {
  /** The name of the work. */
  readonly name: string;
  readonly work: WorkService;
  /** Loads the mail written so far. */
  readonly load: (ids: readonly EntityId[]) => Promise<readonly EmailSet[]>;
  /** Generates one more variation for one prospect. */
  readonly generate: (id: EntityId) => Promise<readonly EmailSet[]>;
  readonly textOf: (error: unknown) => string;
  /** True when the page was reloaded: then missing mail is offered, and not written by itself. */
  readonly isOffered: boolean;
}

export interface MailingStore extends Omit<MailingActions, 'onConfirm'> {
  readonly snapshot: () => Mailing;
  readonly subscribe: (listener: () => void) => () => void;
  /** Shows the mail to these prospects. Opening the same ones again does not start a second run. */
  readonly open: (ids: readonly EntityId[]) => void;
}

/**
 * Creates the mail to a company's chosen prospects (D46). It continues when the page is left, and opening it again joins the
 * running work. The reducer in mailState.ts decides what is shown.
 */
export function createMailing(options: MailingOptions): MailingStore {
  const { name, work, textOf } = options;
  const listeners = createListeners();
  const one = work.of<EntityId>(name);
  let state = noMail;
  let items = one.items();
  let snapshot = mailingOf(state, items);
  let { isOffered } = options;

  const take = (event: MailEvent) => {
    state = nextMail(state, event);
    snapshot = mailingOf(state, items);
    listeners.tell();
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

  /** Loads the mail. Resolves to false when that failed, or when other prospects were opened in the meantime. */
  const reload = async (): Promise<boolean> => {
    const { ids } = state;
    try {
      const sets = await options.load(ids);
      take({ type: 'loaded', sets, isMore: state.kind === 'more' && one.items().length > 0 });
    } catch (error) {
      if (ids === state.ids) take({ type: 'loadFailed', message: textOf(error) });
      return false;
    }
    return ids === state.ids;
  };

  /** Loads the mail once more at the end of Generate More. */
  const finish = async () => {
    if (state.kind !== 'more' || countsOf(one.items()).stopped > 0) return;
    if (!(await reload())) return;
    const { failed, waiting, running } = countsOf(one.items());
    if (failed + waiting + running === 0) take({ type: 'ended' });
  };

  const plan: WorkPlan<EntityId> = {
    kind: 'emails',
    // A prospect who got all variations at once needs no further one.
    run: async (id) => {
      if (!hasEnough(state, id)) await takeWritten(id, await options.generate(id));
    },
    textOf,
    onEnd: () => void finish(),
  };

  const write = (kind: MailRun['kind'], ids: readonly EntityId[], times: number) => {
    if (ids.length === 0) return;
    if (!isUnderWay(one.items())) take({ type: 'asked', kind });
    one.start(
      plan,
      ids.flatMap((id) => jobsFor(id, times)),
    );
  };
  const writeMissing = () => write('first', missingOf(state, one.items()), limits.emailRounds);

  const load = async (event: MailEvent) => {
    take(event);
    if (!(await reload())) return;
    take({ type: 'ready' });
    if (!isOffered) writeMissing();
    isOffered = false;
  };

  const retry = (keys: readonly string[]) => {
    if (keys.length === 0) return;
    if (!isUnderWay(one.items())) take({ type: 'asked', kind: 'retry' });
    one.retry(new Set(keys));
  };

  return {
    snapshot() {
      if (items !== one.items()) {
        items = one.items();
        snapshot = mailingOf(state, items);
      }
      return snapshot;
    },
    subscribe: subscribeToBoth(listeners.subscribe, work.subscribe),
    open(chosen) {
      const ids = uniqueIds(chosen);
      if (ids.length === 0) {
        // Who is chosen later was not on the page that was reloaded.
        isOffered = false;
        return;
      }
      if (ids.join() !== state.ids.join() || state.status === 'error')
        void load({ type: 'open', ids });
      else if (state.status === 'ready' && !isUnderWay(one.items())) void reload();
    },
    onReload: () => void (state.status === 'error' ? load({ type: 'reopen' }) : reload()),
    onGenerateMore() {
      // After a failed load it is unknown who has mail, so the mail is loaded first.
      if (state.status === 'error') void load({ type: 'reopen' });
      if (state.status === 'ready' && !isUnderWay(one.items())) write('more', state.ids, 1);
    },
    onStop: one.stop,
    onResume: () => {
      const stopped = one.items().filter((job) => job.state.status === 'stopped');
      one.retry(keysOf(stopped));
    },
    onWriteMissing: writeMissing,
    onDismiss() {
      take({ type: 'dismissed' });
      one.dismiss(keysOf(one.items().filter((job) => job.state.status !== 'failed')));
    },
    onRetry(id) {
      const keys = unfinishedKeys(one.items(), id);
      if (keys.length > 0) retry(keys);
      else if (missingOf(state, one.items()).some((other) => sameId(other, id)))
        write('retry', [id], limits.emailRounds);
    },
    onRetryFailed: () =>
      retry(one.items().flatMap(({ key, state: job }) => (job.status === 'failed' ? [key] : []))),
  };
}
