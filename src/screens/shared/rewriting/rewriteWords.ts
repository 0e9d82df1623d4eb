import { t } from '#domain/words/translate.ts';

/** The texts that depend on the kind of row. */
export interface RewriteWords {
  readonly wholeOnly: string;
  readonly whole: string;
  readonly source: (label: string, count: number) => string;
  readonly mayClose: string;
  readonly gone: string;
}

/** The texts about a card. A function, so that the words are in the current language. */
export const cardWords = (): RewriteWords => ({
  wholeOnly: t('rewrite.wholeOnly'),
  whole: t('rewrite.whole'),
  source: (label, count) => t('rewrite.source', { label, count }),
  mayClose: t('rewrite.mayClose'),
  gone: t('rewrite.gone'),
});
