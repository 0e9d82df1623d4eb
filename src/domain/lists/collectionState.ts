import { limits } from '../settings/limits.ts';
import type { GenerationState, Identified } from './collection.ts';
import { idsOf } from './entityId.ts';
import type { Remote } from './remote.ts';

/** What a page knows about its list beside the rows. */
export interface CollectionState {
  /** The list on the page; null before there is one. Another list starts anew. */
  readonly list: string | null;
  readonly generation: GenerationState;
  /** Ids of the rows that the last generation or the person has added on this page. */
  readonly newIds: ReadonlySet<string>;
  /** Ids of the rows before Generate More: what comes while it is waited for is new. Null while it is not. */
  readonly known: ReadonlySet<string> | null;
  /** True when the list had rows on this page. It is empty then because somebody deleted them, so it is not polled. */
  readonly hadRows: boolean;
  /** The number of polls that have been answered; null when polling was stopped. */
  readonly polls: number | null;
}

/** What happens to the list of a page. What happened to a list that the page does not show any more changes nothing. */
export type CollectionEvent =
  | { readonly type: 'opened'; readonly list: string | null }
  | { readonly type: 'filled' | 'checkedAgain' }
  | ({ readonly list: string } & (
      | { readonly type: 'added'; readonly ids: readonly string[] }
      /** Generate More: begins, takes long, is not waited for any more. */
      | { readonly type: 'began'; readonly known: ReadonlySet<string> | null }
      | { readonly type: 'slow' | 'stopped' }
      | { readonly type: 'polled' }
      /** `ids` are the new rows; undefined when it is not known which are new. */
      | { readonly type: 'generated'; readonly ids: readonly string[] | undefined }
      | { readonly type: 'failed'; readonly message: string }
    ));

const idle: GenerationState = { status: 'idle' };
const none: ReadonlySet<string> = new Set();

export const firstCollectionState: CollectionState = {
  list: null,
  generation: idle,
  newIds: none,
  known: null,
  hadRows: false,
  polls: 0,
};

export function nextCollectionState(
  state: CollectionState,
  event: CollectionEvent,
): CollectionState {
  if (event.type !== 'opened' && 'list' in event && event.list !== state.list) return state;
  switch (event.type) {
    case 'opened':
      return { ...firstCollectionState, list: event.list };
    case 'filled':
      return { ...state, hadRows: true };
    case 'polled':
      return { ...state, polls: state.polls === null ? null : state.polls + 1 };
    case 'checkedAgain':
      return { ...state, polls: 0 };
    case 'began':
      // Whoever generates does not wait for rows of an earlier generation.
      return { ...state, generation: running, newIds: none, known: event.known, polls: null };
    case 'slow':
      return { ...state, generation: { status: 'running', isSlow: true } };
    case 'stopped':
      return { ...state, generation: idle, known: null };
    case 'generated': {
      const { ids } = event;
      const generation: GenerationState = ids?.length === 0 ? { status: 'nothingNew' } : idle;
      const newIds = new Set([...state.newIds, ...(ids ?? [])]);
      return { ...state, generation, newIds, known: null };
    }
    case 'failed':
      return { ...state, generation: { status: 'failed', message: event.message }, known: null };
    case 'added':
      return { ...state, newIds: new Set([...state.newIds, ...event.ids]) };
  }
}

const running: GenerationState = { status: 'running', isSlow: false };

/**
 * Returns the ids of the rows that are new to the page or `pasted`: they are marked, and come first. A row has its mark as soon
 * as it is shown.
 */
export function newIdsOf(
  { newIds, known }: CollectionState,
  rows: readonly Identified[] = [],
  pasted: readonly string[] = [],
): ReadonlySet<string> {
  if (!known && pasted.length === 0) return newIds;
  const last = new Set(pasted);
  const shown = idsOf(rows).filter((id) => last.has(id) || known?.has(id) === false);
  return shown.length === 0 ? newIds : new Set([...newIds, ...shown]);
}

const isExhausted = ({ polls }: CollectionState): boolean => polls === limits.pollRetries;

/** The rows and their load, as the cache has them. */
interface Loaded<Item> {
  readonly rows: readonly Item[] | undefined;
  readonly failure: string | undefined;
  readonly isLoading: boolean;
  /** True for a list that is polled while it is empty (D20). */
  readonly isPolled: boolean;
}

/** True while the list is empty and may still be filled. */
export const isPolling = (state: CollectionState, { rows, isPolled }: Loaded<unknown>): boolean =>
  isPolled &&
  rows?.length === 0 &&
  !state.hadRows &&
  state.generation.status !== 'running' &&
  state.polls !== null &&
  !isExhausted(state);

/** Returns what the screen shows. Rows stay on screen after a failed load. */
export function remoteOf<Item>(state: CollectionState, loaded: Loaded<Item>): Remote<Item> {
  const { rows, failure, isLoading } = loaded;
  if (rows && rows.length > 0) return { status: 'ready', items: rows, isRefreshing: isLoading };
  if (isPolling(state, loaded))
    return { status: 'polling', attempt: (state.polls ?? 0) + 1, of: limits.pollRetries };
  if (rows?.length === 0 && isExhausted(state)) return { status: 'empty', isExhausted: true };
  if (failure !== undefined && !isLoading) return { status: 'error', message: failure };
  if (rows) return { status: 'empty', isExhausted: false, isRefreshing: isLoading };
  return { status: 'loading' };
}
