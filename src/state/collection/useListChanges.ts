import { useMemo } from 'react';
import type { CollectionActions, Identified, Outcome } from '#domain/collection.ts';
import { t, type PlainWordKey } from '#domain/words/translate.ts';
import { textOf } from '../failure.ts';
import { useServices } from '../services.ts';
import type { CollectionCalls, CollectionRules } from './resource.ts';
import { createSingleFlight } from './singleFlight.ts';
import { useOverwriteQuestion } from './useOverwriteQuestion.ts';

interface Inputs<Item, Draft> {
  readonly rules: CollectionRules<Item, Draft>;
  readonly calls: CollectionCalls<Item, Draft> | null;
  /** The list as the service of lists knows it; null while there is none. */
  readonly list: string | null;
  readonly items: () => readonly Item[];
  readonly reload: () => Promise<void>;
}

/** The text of a failed change: the one its place asks for, else the call's own. */
export const failureOf = (words: PlainWordKey | undefined) => (cause: unknown) =>
  words ? t(words) : textOf(cause);

type ChangeActions<Item, Draft> = Pick<
  CollectionActions<Item, Draft>,
  'onAdd' | 'onEdit' | 'onDelete'
>;

/** Add, edit, and delete with undo: one request for one click, and a failure becomes the text the person is shown. */
export function useListChanges<Item extends Identified, Draft>({
  rules,
  calls,
  list,
  items,
  reload,
}: Inputs<Item, Draft>): ChangeActions<Item, Draft> {
  const { notices, lists } = useServices();
  const flights = useMemo(() => createSingleFlight(), []);
  const mayOverwrite = useOverwriteQuestion(calls, items, reload);

  const change = async (
    words: PlainWordKey | undefined,
    work: () => Promise<void>,
    removes: readonly Item[] = [],
  ): Promise<Outcome> => {
    try {
      if (list !== null) await lists.change(list, { removes: removes.map(({ id }) => id) }, work);
      return { ok: true };
    } catch (cause) {
      return { ok: false, message: failureOf(words)(cause) };
    }
  };
  const addAs = (words: PlainWordKey | undefined, draft: Draft): Promise<Outcome> =>
    flights.run(`add ${JSON.stringify(draft)}`, () => change(words, async () => calls?.add(draft)));
  const undo = async (draft: Draft) => {
    const outcome = await addAs(rules.words?.undo ?? rules.words?.add, draft);
    if (!outcome.ok) notices.say('error', outcome.message);
  };

  return {
    onAdd: (draft) => addAs(rules.words?.add, draft),
    onEdit: (item, draft) =>
      flights.run<Outcome>(`edit ${item.id}`, async () =>
        (await mayOverwrite(item))
          ? change(rules.words?.edit, async () => calls?.edit?.(item, draft))
          : { ok: false, message: t('general.changedNotSaved') },
      ),
    onDelete: (item) =>
      flights.run(`delete ${item.id}`, async () => {
        const outcome = await change(rules.words?.remove, async () => calls?.remove?.(item), [
          item,
        ]);
        const draft = rules.draftOf?.(item) ?? null;
        if (!outcome.ok) notices.say('error', outcome.message);
        else
          notices.say(
            'success',
            t('general.deleted', { label: rules.labelOf(item) }),
            draft ? { label: t('general.undo'), run: () => void undo(draft) } : undefined,
          );
        return outcome;
      }),
  };
}
