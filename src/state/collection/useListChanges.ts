import { useEffect, useMemo, useRef } from 'react';
import type { CollectionActions, Identified, Outcome } from '#domain/lists/collection.ts';
import type { EntityId } from '#domain/lists/entityId.ts';
import { t, type PlainWordKey } from '#domain/words/translate.ts';
import { isInServersWords, textOf } from '../failure.ts';
import { listName } from '../lists/createLists.ts';
import { useServices } from '../services.ts';
import type { CollectionCalls, CollectionRules } from './resource.ts';
import { createSingleFlight } from './singleFlight.ts';
import { useOverwriteQuestion } from './useOverwriteQuestion.ts';

interface Inputs<Item, Draft> {
  readonly rules: CollectionRules<Item, Draft>;
  readonly calls: CollectionCalls<Item, Draft> | null;
  /** What the cache knows the list by; null while there is none. */
  readonly key: readonly string[] | null;
  readonly items: () => readonly Item[];
  readonly reload: () => Promise<void>;
}

/** The text of a failed change: the server's where it is shown, else the one its place asks for, else the call's own. */
export const failureOf = (words: PlainWordKey | undefined) => (cause: unknown) =>
  words && !isInServersWords(cause) ? t(words) : textOf(cause);

type ChangeActions<Item, Draft> = Pick<
  CollectionActions<Item, Draft>,
  'onAdd' | 'onEdit' | 'onDelete'
>;

/** Add, edit, and delete with undo: one request for one click, and a failure becomes the text the person is shown. */
export function useListChanges<Item extends Identified, Draft>({
  rules,
  calls,
  key,
  items,
  reload,
}: Inputs<Item, Draft>): ChangeActions<Item, Draft> {
  const { notices, lists } = useServices();
  const flights = useMemo(() => createSingleFlight(), []);
  const mayOverwrite = useOverwriteQuestion(calls, items, reload);

  const isHere = useRef(false);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);

  /** Runs a change. Its failure is said by the dialog or row that waits for it; where there is none, or its page was left, by a notice. */
  const change = async (
    kind: 'add' | 'edit' | 'remove',
    work: () => Promise<void>,
    { removes = [], isAwaited = true }: { removes?: readonly EntityId[]; isAwaited?: boolean } = {},
  ): Promise<Outcome> => {
    if (!key) return { ok: true };
    try {
      await lists.change(listName(key), { removes }, work);
    } catch (cause) {
      const isSaidInPlace = isAwaited && isHere.current;
      const words = rules.words?.[kind];
      const message = failureOf(isSaidInPlace ? words : (rules.alerts?.[kind] ?? words))(cause);
      if (!isSaidInPlace) notices.say('error', message);
      return { ok: false, message };
    }
    // A deletion says so itself, and a list that could not be refreshed says that it is saved.
    if (kind !== 'remove' && lists.lastLoad(key)?.rows !== null)
      notices.say('success', t('message.toast.done'));
    return { ok: true };
  };
  const add = (draft: Draft, isAwaited: boolean): Promise<Outcome> =>
    flights.run(`add ${JSON.stringify(draft)}`, () =>
      change('add', async () => calls?.add?.(draft), { isAwaited }),
    );
  const sayDeleted = (item: Item) => {
    const draft = rules.draftOf?.(item) ?? null;
    notices.say(
      'success',
      t('general.deleted', { label: rules.labelOf(item) }),
      draft ? { label: t('general.undo'), run: () => void add(draft, false) } : undefined,
    );
  };

  return {
    onAdd: (draft) => add(draft, true),
    onEdit: (item, draft) =>
      flights.run<Outcome>(`edit ${item.id}`, async () =>
        (await mayOverwrite(item, Object(draft)))
          ? change('edit', async () => calls?.edit?.(item, draft))
          : { ok: false, message: t('general.changedNotSaved') },
      ),
    onDelete: (item) =>
      flights.run(`delete ${item.id}`, async () => {
        const removes = [item.id];
        const work = async () => calls?.remove?.(item);
        const outcome = await change('remove', work, { removes, isAwaited: false });
        if (outcome.ok) sayDeleted(item);
        return outcome;
      }),
  };
}
