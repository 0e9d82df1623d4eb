import { useCallback } from 'react';
import { isChangedElsewhere } from '#domain/changedElsewhere.ts';
import type { Identified } from '#domain/collection.ts';
import { t } from '#domain/words/translate.ts';
import { useServices } from '../services.ts';

/** Asks before a change made in another tab is saved over (D53). */
export function useOverwriteQuestion<Item extends Identified>(
  items: () => readonly Item[],
): (before: Item) => Promise<boolean> {
  const { questions } = useServices();
  return useCallback(
    async (before) =>
      !isChangedElsewhere(before, items()) ||
      questions.ask({
        title: t('general.changedTitle'),
        text: t('general.changedAsk'),
        yes: t('general.changedSave'),
        no: t('general.changedKeep'),
      }),
    [questions, items],
  );
}
