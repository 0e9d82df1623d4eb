import { useEffect, useMemo, useSyncExternalStore } from 'react';
import useSWR from 'swr';
import { ApiError } from '#api/response.ts';
import type { SharedValue } from '#api/sharedState.ts';
import { limits } from '#domain/settings/limits.ts';
import { t } from '#domain/words/translate.ts';
import { isEditing } from '#platform/editing.ts';
import { closeQuestion, isPersonActive } from '#platform/page.ts';
import { useCompany, type Company } from './company.ts';
import { failureText, isMissingCall } from './failure.ts';
import { listKey, loadKey, loadWithRetries } from './list.ts';
import { createListeners } from '#platform/listeners.ts';
import { lazyService, useServices, type Services } from './services.ts';
import { browserCalls, handOver } from './sharedInBrowser.ts';

/** A change of a value, as a function: after a refusal it is made again of what a colleague has stored. */
export type SharedChange = (present: unknown) => unknown;

/** The parts of what the team shares, by the beginning of their keys. A page asks for those that it shows. */
export type SharedPart = 'views' | 'confirmed' | 'mail ' | 'unwanted';

/** What the team shares about a company, by key. */
export type SharedValues = ReadonlyMap<string, unknown>;

/** As they are stored. A list, because SWR compares lists by what they hold. */
type Kept = readonly SharedValue[];

interface WaitingChange {
  readonly key: string;
  readonly make: SharedChange;
}

type Waiting = readonly WaitingChange[];

/** True for a refusal that the same change would meet again: it is malformed, too large, or the workspace is full. */
const isFinal = (cause: unknown): boolean =>
  cause instanceof ApiError && [400, 409, 413, 422].includes(cause.status ?? 0);

/** The values as they are shown: as they are stored, with the changes that wait. */
function valuesOf(kept: Kept | undefined, waiting: Waiting): SharedValues {
  const values = new Map((kept ?? []).map(({ key, value }) => [key, value]));
  for (const { key, make } of waiting) values.set(key, make(values.get(key) ?? null));
  return values;
}

/** Keeps the changes of one part of a company that are not stored yet. They are shown at once. */
export function createChanges(
  {
    api,
    storage,
    notices,
    wait,
    left,
  }: Pick<Services, 'api' | 'storage' | 'notices' | 'wait' | 'left'>,
  company: Company | null,
  part: SharedPart,
  askBeforeClosing = closeQuestion(),
) {
  const { workspace, companyId } = company ?? { workspace: '', companyId: 0 };
  const listeners = createListeners();
  const turns = new Map<string, Promise<void>>();
  // Without a company there is nothing that a team could share.
  let calls: typeof api.sharedState = company ? api.sharedState : browserCalls(storage);
  let waiting: Waiting = [];
  let kept: Kept | undefined;
  let show: (next: Kept) => void = () => undefined;
  let isHandedOver = false;

  const setWaiting = (next: Waiting) => {
    waiting = next;
    askBeforeClosing(!left.aborted && next.length > 0);
    listeners.tell();
  };
  // A person who signs out and stays would see only 'Loading…'.
  left.addEventListener('abort', () => askBeforeClosing(false));
  const load = async (): Promise<Kept> => {
    try {
      return await loadWithRetries(() => calls.list(workspace, companyId, part), wait);
    } catch (cause) {
      if (!isMissingCall(cause)) throw cause;
      calls = browserCalls(storage);
      return calls.list(workspace, companyId, part);
    }
  };
  /** A try that hangs must not hold the value for good. */
  const put = (asked: SharedValue) =>
    calls.put(workspace, companyId, asked, AbortSignal.timeout(limits.stillWorkingMs));
  async function store(key: string, triesLeft = 10): Promise<void> {
    const mine = waiting.filter((each) => each.key === key);
    if (!kept || mine.length === 0) return;
    const present = kept.find((each) => each.key === key) ?? { key, value: null, version: 0 };
    const value = mine.reduce<unknown>((made, { make }) => make(made), present.value);
    const isChanged = JSON.stringify(value) !== JSON.stringify(present.value);
    const asked = { ...present, value };
    const answer = isChanged
      ? await loadWithRetries(() => put(asked), wait)
      : { isStored: true, present };
    kept = [...kept.filter((each) => each.key !== key), answer.present];
    show(kept);
    if (!answer.isStored && triesLeft === 0) throw new Error(`Refused too often: ${key}`);
    if (!answer.isStored) return store(key, triesLeft - 1);
    setWaiting(waiting.filter((each) => !mine.includes(each)));
    return undefined;
  }
  const storeInTurn = async (own: WaitingChange): Promise<boolean> => {
    const { key } = own;
    const former = turns.get(key);
    const turn = (former ?? Promise.resolve()).then(() => store(key));
    turns.set(
      key,
      turn.catch(() => undefined),
    );
    try {
      await turn;
      // Before the first load it waits.
      return !waiting.includes(own);
    } catch (cause) {
      if (isFinal(cause)) {
        setWaiting(waiting.filter((each) => each !== own));
        notices.say('error', failureText(cause));
        return false;
      }
      // What was changed stays on screen, and waits.
      const again = { label: t('general.retry'), run: () => void storeInTurn(own) };
      notices.say('error', failureText(cause), again);
      return false;
    }
  };
  /** Resolves once the change is stored; to false when it waits or is given up. */
  const change = (key: string, make: SharedChange): Promise<boolean> => {
    const own = { key, make };
    setWaiting([...waiting, own]);
    return storeInTurn(own);
  };
  return {
    load,
    change,
    subscribe: listeners.subscribe,
    waiting: () => waiting,
    /** The value as it is shown now. */
    value: (key: string) => valuesOf(kept, waiting).get(key),
    /** Tells what was loaded, and how to show what is stored later. */
    loaded: (now: Kept, onStored: typeof show) => {
      kept = now;
      show = onStored;
      for (const each of waiting) void storeInTurn(each);
      if (isHandedOver || calls !== api.sharedState) return;
      isHandedOver = true;
      void handOver(storage, part, change);
    },
  };
}

const changesOf = lazyService<Map<string, ReturnType<typeof createChanges>>>();

/** Returns the changes of a part, and the key under which its values are cached. */
function sharedOf(services: Services, company: Company | null, part: SharedPart) {
  const of = company ?? { workspace: '', companyId: '' };
  const key = loadKey(listKey({ name: 'shared' }, of), [part]);
  const all = changesOf(services, () => new Map());
  const changes = all.get(key.join('|')) ?? createChanges(services, company, part);
  all.set(key.join('|'), changes);
  return { key, changes };
}

/** The request of a part, for who sends it before the page is there. */
export const sharedRequest = (services: Services, company: Company, part: SharedPart) => {
  const { key, changes } = sharedOf(services, company, part);
  return { key, load: changes.load };
};

/** A part of what the team shares about the company, with the function that changes one value (D83). Asks only if it is wanted. */
export function useShared(part: SharedPart, isWanted = true) {
  const services = useServices();
  const { notices } = services;
  const company = useCompany();
  const { key, changes } = useMemo(
    () => sharedOf(services, company, part),
    [services, company, part],
  );
  const loading = useSWR<Kept, unknown>(isWanted ? key : null, () => changes.load(), {
    onError: (cause) => notices.say('error', failureText(cause)),
    shouldRetryOnError: false,
    refreshInterval: limits.sharedEveryMs,
    focusThrottleInterval: limits.sharedOnReturnMs,
    dedupingInterval: limits.sharedOnReturnMs,
    isVisible: () => document.visibilityState === 'visible' && !isEditing() && isPersonActive(),
  });
  const { data, error, mutate } = loading;
  useEffect(() => {
    // A late answer finds no cache any more when the person has signed out.
    const show = (next: Kept) => void mutate(next, { revalidate: false }).catch(() => undefined);
    if (data) changes.loaded(data, show);
  }, [changes, data, mutate]);
  const waiting = useSyncExternalStore(changes.subscribe, changes.waiting);
  const values = useMemo(() => valuesOf(data, waiting), [data, waiting]);
  return {
    values,
    isLoading: data === undefined && error === undefined,
    change: changes.change,
    value: changes.value,
  };
}
