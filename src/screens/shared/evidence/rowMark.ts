import { isSample, type Grounded } from '#domain/evidence/grounds.ts';
import { t } from '#domain/words/translate.ts';

/** Returns the mark of a row in a table: new, a sample, or both. */
export function rowMark(row: Grounded, isNew: boolean): string | undefined {
  if (isSample(row)) return t(isNew ? 'evidence.newSample' : 'evidence.sample');
  return isNew ? t('general.new') : undefined;
}
