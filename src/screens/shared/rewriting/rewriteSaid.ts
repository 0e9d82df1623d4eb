import type { Rewrite } from '#domain/rewriting/rewrite.ts';
import { t } from '#domain/words/translate.ts';

const lines = {
  ready: 'rewrite.waits',
  wholeOnly: 'rewrite.questionLine',
  failed: 'rewrite.failedLine',
} as const;

/** The text for the state of a rewrite. */
export function rewriteSaid({ status }: Rewrite, field: string): string {
  return status === 'asking' ? t('rewrite.asking') : t(lines[status], { field });
}
