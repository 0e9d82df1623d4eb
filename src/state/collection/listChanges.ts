import type { CollectionActions, Identified, Outcome } from '#domain/lists/collection.ts';
import type { NewRowsEvent } from '#domain/lists/newRows.ts';
import type { EntityId } from '#domain/lists/entityId.ts';
import { t, type PlainWordKey } from '#domain/words/translate.ts';
import { failureText, isServerMessage } from '../failure.ts';
import { listName } from '../lists/listKey.ts';
import type { CollectionCalls, ListConfig } from './resource.ts';
import { createRowEdits, type RowEditParts, type SendOptions } from './rowEdits.ts';

export type ListChanges<Item, Draft> = Pick<
  CollectionActions<Item, Draft>,
  'onAdd' | 'onEdit' | 'onDelete' | 'onConfirm'
>;

interface Parts<Item, Draft> extends Omit<RowEditParts<Item, Draft>, 'send'> {
  readonly rules: ListConfig<Item, Draft>;
  readonly calls: CollectionCalls<Item, Draft> | null;
  /** The cache key of the list now. An addition may have changed the part that the page shows. */
  readonly latestKey: () => readonly string[] | null;
  /** Returns true while the page is mounted. */
  readonly isHere: () => boolean;
  /** Receives the begin and the end of each addition by hand. Additions of a batch, and Undo, are not reported. */
  readonly onAddition: (event: NewRowsEvent) => void;
}

/**
 * Returns a function for the text of a failed change: the server's message where it may be shown, else `words`, else the
 * message of the call.
 */
export const failureOf = (words: PlainWordKey | undefined) => (cause: unknown) =>
  words && !isServerMessage(cause) ? t(words) : failureText(cause);

/**
 * Returns the handlers that add, edit, confirm and delete rows, independent of React. Each press sends one request, and a
 * failure resolves to the message to show.
 */
export function createListChanges<Item extends Identified, Draft>(
  parts: Parts<Item, Draft>,
): ListChanges<Item, Draft> {
  const { services, flights, rules, calls, key, latestKey, items, isHere, onAddition } = parts;
  const { notices, lists } = services;
  const name = key ? listName(key) : '';
  const loadedLast = () => {
    const now = latestKey();
    return now && lists.lastLoad(now);
  };

  /**
   * Runs a change. The dialog or row that waits for it shows a failure. A notice does when nothing waits, or when the page
   * was left.
   */
  const change = async (
    kind: 'add' | 'edit' | 'remove',
    work: () => Promise<unknown>,
    {
      removes = [],
      isAwaited = true,
      onUndo,
      onRetry,
    }: SendOptions & { removes?: readonly EntityId[] } = {},
  ): Promise<Outcome> => {
    if (!key) return { ok: true };
    try {
      await lists.change(name, { removes }, work);
    } catch (cause) {
      const isSaidInPlace = isAwaited && isHere();
      const words = rules.words?.[kind];
      const message = failureOf(isSaidInPlace ? words : (rules.alerts?.[kind] ?? words))(cause);
      if (!isSaidInPlace)
        notices.say('error', message, onRetry && { label: t('general.retry'), run: onRetry });
      return { ok: false, message };
    }
    // Other messages report a deletion, and a saved change after which the list could not be reloaded.
    if (onUndo)
      notices.say('success', t('rewrite.taken'), { label: t('general.undo'), run: onUndo });
    else if (kind !== 'remove' && loadedLast()?.rows !== null)
      notices.say('success', t('message.toast.done'));
    return { ok: true };
  };
  const noRows: Promise<readonly Item[]> = Promise.resolve([]);
  const send = (draft: Draft, options?: SendOptions) =>
    change('add', async () => void (await calls?.add?.(draft)), options);
  const add = async (draft: Draft): Promise<Outcome> => {
    // When these rows cannot be loaded, it is unknown which rows are new, so none is marked.
    const shownWith = await (calls?.shownWith?.(draft) ?? noRows).catch(() => null);
    const before = loadedLast()?.rows ?? null;
    onAddition({
      type: 'began',
      before: before && shownWith && [...items(), ...before, ...shownWith],
    });
    const outcome = await send(draft);
    onAddition({ type: 'ended', after: loadedLast()?.rows ?? [] });
    return outcome;
  };
  const remove = async (item: Item): Promise<Outcome> => {
    const work = async () => calls?.remove?.(item);
    const outcome = await change('remove', work, { removes: [item.id], isAwaited: false });
    if (!outcome.ok) return outcome;
    const draft = rules.draftOf?.(item) ?? null;
    // Two deleted rows may have the same content, and each of them comes back. A row that comes back is not a new one.
    const undo = (of: Draft): void =>
      void flights.run(`restore ${item.id}`, () =>
        send(of, { isAwaited: false, onRetry: () => undo(of) }),
      );
    notices.say(
      'success',
      t('general.deleted', { label: rules.labelOf(item) }),
      draft ? { label: t('general.undo'), run: () => undo(draft) } : undefined,
    );
    return outcome;
  };
  const onEdit = createRowEdits<Item, Draft>({
    ...parts,
    send: (work, options) => change('edit', work, options),
  });

  return {
    onConfirm: async () => ({ ok: true }),
    onAdd: (draft) => flights.run(`add ${JSON.stringify(draft)}`, () => add(draft)),
    onEdit,
    onDelete: (item) => flights.run(`delete ${item.id}`, () => remove(item)),
  };
}
