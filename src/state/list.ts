import type { Api } from '#api/createApi.ts';
import type { EditedGrounds } from '#domain/entities/toWire.ts';
import type { EntityId } from '#domain/lists/entityId.ts';
import type { PlainWordKey } from '#domain/words/translate.ts';
import type { Company } from './company.ts';
import { isTransient } from './failure.ts';
import type { Wait } from '#platform/clock.ts';

/** The messages for a failed change, by kind of change. */
interface ChangeWords {
  readonly add?: PlainWordKey;
  readonly edit?: PlainWordKey;
  readonly remove?: PlainWordKey;
}

/** Whose rows a list has: those of the company or, of people, those at these target companies. */
export interface ListScope extends Company {
  readonly at?: readonly EntityId[];
}

/** The calls of a list for one company. */
export interface ListCalls<Item, Draft> {
  readonly list: (signal?: AbortSignal) => Promise<readonly Item[]>;
  /** Resolves to the rows in the answer; null when it has none. */
  readonly generate?: () => Promise<readonly Item[] | null>;
  /** Resolves to the rows in the answer; null when it has none. */
  readonly add?: (draft: Draft) => Promise<readonly Item[] | null>;
  /** Resolves to the changed row in the answer; null when it has none. */
  readonly edit?: (
    item: Item,
    draft: Draft,
    grounds: EditedGrounds,
  ) => Promise<readonly Item[] | null>;
  readonly remove?: (item: Item) => Promise<void>;
  /** Resolves to the row that stays. A server may not have this call. */
  readonly merge?: (
    item: Item,
    draft: Draft,
    others: readonly Item[],
  ) => Promise<readonly Item[] | null>;
  /** Gives a deleted row back with its id and what belongs to it. A server may not have this call. */
  readonly restore?: (item: Item) => Promise<void>;
}

/** What distinguishes one list from another: its rules and its calls. */
export interface List<Item, Draft> {
  /** Its name in the cache and in the API. */
  readonly name: string;
  /** True when it is polled while its first response is empty (D20). */
  readonly isPolled?: true;
  /** True for the parts of one text: each is written after the one before it, and shown at once. */
  readonly writesInOrder?: true;
  /** Messages for a failed change in its dialog or row, where they differ from the message of the call. */
  readonly words?: ChangeWords;
  /** Messages for a failed change in a notice, when no dialog or row can show them and they differ from `words` (D28). */
  readonly alerts?: ChangeWords;
  /** Returns the draft of the unchanged row, or null when the server would reject it: for Undo (D30) and confirmations (D69). */
  readonly draftOf?: (item: Item) => Draft | null;
  /** Returns the name of the row for "Deleted …". */
  readonly labelOf: (item: Item) => string;
  readonly callsOf: (api: Api, scope: ListScope) => ListCalls<Item, Draft>;
}

/** The cache key of a list. */
export type ListKey = readonly [list: string, workspace: string, companyId: string];

/** Returns the cache key of a list. */
export const listKey = (
  { name }: Pick<List<never, never>, 'name'>,
  { workspace, companyId }: Pick<Company, 'workspace' | 'companyId'>,
): ListKey => [name, workspace, String(companyId)];

/**
 * Returns the cache key of one load of a list. The target companies whose people are meant are a part of it: another choice is
 * another request, and a change of rows is made under every key that begins with the list's own.
 */
export const loadKey = (key: ListKey, at: readonly EntityId[] | undefined): readonly string[] =>
  at ? [...key, at.join()] : key;

/** Returns the name of a list in the names of its claims. */
export const claimList = (key: ListKey): string => key.join('|');

const retryPausesMs = [500, 1500];

/** Loads, with up to two retries after a failure that may be temporary (D52). */
export async function loadWithRetries<Result>(
  load: () => Promise<Result>,
  wait: Wait,
): Promise<Result> {
  const signal = new AbortController().signal;
  for (const pause of retryPausesMs) {
    try {
      return await load();
    } catch (error) {
      if (!isTransient(error)) throw error;
    }
    await wait(pause, signal);
  }
  return load();
}
