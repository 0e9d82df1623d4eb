import type { EmailSet } from '#domain/email.ts';
import { uniqueIds, type EntityId } from '#domain/entityId.ts';
import { limits } from '#domain/limits.ts';
import type { Mailing, MailingActions, MailRun, MailWriting } from '#domain/mailing.ts';
import { createRounds, type RoundsPlan } from './createRounds.ts';
import { createMailBook } from './mailBook.ts';

export interface MailingOptions {
  /** What was written so far. */
  readonly load: (ids: readonly EntityId[]) => Promise<readonly EmailSet[]>;
  /** One more round for one prospect. */
  readonly generate: (id: EntityId, signal: AbortSignal) => Promise<readonly EmailSet[]>;
  /** The text a person is shown for a failure. */
  readonly textOf: (error: unknown) => string;
  /** Runs the work unless another tab is at it: then waits for that tab and answers 'elsewhere'. */
  readonly exclusively: (work: () => Promise<void>) => Promise<'here' | 'elsewhere'>;
}

export interface MailingStore extends MailingActions {
  readonly snapshot: () => Mailing;
  readonly subscribe: (listener: () => void) => () => void;
  /** Shows these prospects' mail; opening the same ones again joins what is under way. */
  readonly open: (ids: readonly EntityId[]) => void;
}

/**
 * The mail of a company's chosen prospects (D46). It outlives the page: leaving and coming back, or an effect that runs twice,
 * joins what is under way. The prospects without mail are fixed when the list has come, before the first round.
 */
export function createMailing(options: MailingOptions): MailingStore {
  const listeners = new Set<() => void>();
  let ids: readonly EntityId[] = [];
  let opening: symbol | null = null;
  let status: Mailing['status'] = 'loading';
  let message = '';
  const book = createMailBook();
  const { failures, hasNone, hasEnough } = book;
  let run: MailRun | null = null;
  let driving: symbol | null = null;
  /** The guard around the former run; the next waits for it to let go. */
  let former: Promise<unknown> = Promise.resolve();

  const take = (found: readonly EmailSet[]) => book.take(found, run?.kind === 'more');

  const rounds = createRounds<readonly EmailSet[]>({
    concurrency: limits.emailConcurrency,
    work: options.generate,
    isEnough: (id) => run?.kind === 'first' && hasEnough(id),
    onDone: (_id, found) => take(found),
    onFail: (id, error) => {
      const key = String(id);
      failures.set(key, [...(failures.get(key) ?? []), options.textOf(error)]);
    },
    onMove: () => emit(),
  });

  const writing = (): ReadonlyMap<string, MailWriting> =>
    new Map(
      ids.flatMap((id): [string, MailWriting][] => {
        const failed = failures.get(String(id)) ?? [];
        const isOver = run?.kind === 'first' && hasEnough(id);
        const isHeld = run?.status !== 'running' && !rounds.isUnderWay(id);
        const toCome = isOver || isHeld ? 0 : rounds.toCome(id);
        return toCome > 0 || failed.length > 0 ? [[String(id), { toCome, failed }]] : [];
      }),
    );

  const look = (): Mailing => ({
    status,
    message,
    sets: book.sets(),
    writing: writing(),
    run,
    newKeys: book.newKeys(),
  });
  let snapshot = look();
  const emit = () => {
    if (run?.status === 'running' || run?.status === 'stopped')
      run = { ...run, ...rounds.progress() };
    snapshot = look();
    for (const listener of listeners) listener();
  };

  /** Fetches what there is; false where that failed. What was known stays. */
  const reload = async (): Promise<boolean> => {
    try {
      take(await options.load(ids));
      message = '';
      return true;
    } catch (error) {
      message = options.textOf(error);
      return false;
    } finally {
      emit();
    }
  };

  /** Keeps the run to one tab, and tells how it ended; undefined where another tab did it. */
  const guarded = async (visit: symbol | null) => {
    let how: 'finished' | 'stopped' | undefined;
    const drive = async () => {
      how = opening === visit && run?.status === 'running' ? await rounds.go() : 'stopped';
    };
    await former;
    // A browser that cannot keep tabs apart is no reason to write nothing.
    const guard = options.exclusively(drive).catch(() => (how === undefined ? drive() : undefined));
    former = guard;
    await guard;
    return how;
  };

  /** Sees a run through to its end here, or to its end in another tab. */
  const drive = async (mine: MailRun, plan: RoundsPlan): Promise<void> => {
    const visit = opening;
    const driver = Symbol('driver');
    driving = driver;
    const isMine = () => driving === driver && opening === visit;
    run = { ...mine, status: 'running' };
    emit();
    const how = await guarded(visit);
    if (!isMine() || !run) return;
    if (how === undefined) return takeOver(run.kind, plan);
    run = { ...run, ...rounds.progress(), status: how };
    emit();
    if (how === 'stopped' || run.kind !== 'more') return;
    await reload();
    if (!isMine()) return;
    run = { ...run, isNothingNew: book.newKeys().size === 0 && failures.size === 0 };
    emit();
  };

  /** Another tab was at it: what it wrote is fetched, and only what it left out is asked for here. */
  const takeOver = async (kind: MailRun['kind'], plan: RoundsPlan): Promise<void> => {
    run = null;
    const visit = opening;
    const isLoaded = await reload();
    if (opening !== visit || !isLoaded || kind === 'more') return;
    const left = [...plan].filter(([id]) => !hasEnough(id));
    return begin(kind, new Map(left));
  };

  const begin = async (kind: MailRun['kind'], plan: RoundsPlan): Promise<void> => {
    if (plan.size === 0 || run?.status === 'running') return;
    if (run) rounds.abandon();
    if (kind === 'more') book.forgetNew();
    for (const id of plan.keys()) failures.delete(String(id));
    rounds.plan(plan);
    await drive({ kind, status: 'running', ...rounds.progress(), isNothingNew: false }, plan);
  };

  const each = (chosen: readonly EntityId[], count: (id: EntityId) => number): RoundsPlan =>
    new Map(chosen.map((id) => [id, count(id)] as const).filter(([, times]) => times > 0));

  /** What is asked for again: once for each failure, or all variations where there is none and nothing failed. */
  const againFor = (id: EntityId): number =>
    failures.get(String(id))?.length ?? (hasNone(id) ? limits.emailRounds : 0);

  const retry = (chosen: readonly EntityId[]) => {
    const plan = each(chosen, againFor);
    if (run?.status !== 'running') return void begin('retry', plan);
    for (const id of plan.keys()) failures.delete(String(id));
    rounds.add(plan);
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
    const missing = isLoaded ? ids.filter(hasNone) : [];
    if (missing.length === 0) emit();
    await begin(
      'first',
      each(missing, () => limits.emailRounds),
    );
  };

  return {
    snapshot: () => snapshot,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    open(chosen) {
      const wanted = uniqueIds(chosen);
      const isSame = opening !== null && wanted.map(String).join() === ids.map(String).join();
      if (isSame && status !== 'error') {
        if (status === 'ready' && run?.status !== 'running') void reload();
        return;
      }
      ids = wanted;
      if (run?.status === 'running') rounds.stop();
      run = null;
      failures.clear();
      void first();
    },
    onReload: () => void (status === 'error' ? first() : reload()),
    onGenerateMore() {
      // Who has mail already is not known after a failure: that comes first.
      if (status === 'error') void first();
      if (status !== 'ready') return;
      void begin(
        'more',
        each(ids, () => 1),
      );
    },
    onStop() {
      if (run?.status !== 'running') return;
      run = { ...run, status: 'stopped' };
      rounds.stop();
      emit();
    },
    onResume() {
      const held = run;
      if (held?.status !== 'stopped') return;
      rounds.abandon();
      void drive(held, new Map(ids.map((id) => [id, rounds.toCome(id)])));
    },
    onDismiss() {
      if (run?.status !== 'running') run = null;
      emit();
    },
    onRetry: (id) => retry([id]),
    onRetryFailed: () => retry(ids.filter((id) => failures.has(String(id)))),
  };
}
