import { isChangedElsewhere } from '#domain/lists/changedElsewhere.ts';
import type { Identified } from '#domain/lists/collection.ts';
import { t } from '#domain/words/translate.ts';
import { useServices } from '../services.ts';
import type { CollectionCalls } from './resource.ts';

/**
 * Returns a function that asks before a save would overwrite a change from another tab or person (D53). It compares the row
 * with the server's current one, or with this tab's rows when the request fails. Resolves to true when the save may go on.
 */
export function useOverwriteQuestion<Item extends Identified>(
  calls: Pick<CollectionCalls<Item, never>, 'list' | 'peersOf'> | null,
  items: () => readonly Item[],
  reload: () => Promise<void>,
): (before: Item, draft: object) => Promise<boolean> {
  const { questions } = useServices();
  return async (before, draft) => {
    const known = items();
    const fresh = await (calls?.peersOf?.(before) ?? calls?.list())?.catch(() => known);
    if (!isChangedElsewhere(before, fresh ?? known, draft)) return true;
    void reload().catch(() => undefined);
    return questions.ask({
      title: t('general.changedTitle'),
      text: t('general.changedAsk'),
      yes: t('general.changedSave'),
      no: t('general.changedKeep'),
    });
  };
}
