import type { Rewrite } from '#domain/rewriting/rewrite.ts';
import { t } from '#domain/words/translate.ts';

/** The text for the state of a rewrite. */
export function rewriteSaid({ status }: Rewrite, field: string): string {
  if (status === 'asking') return t('rewrite.asking');
  return t(status === 'ready' ? 'rewrite.waits' : 'rewrite.failedLine', { field });
}
