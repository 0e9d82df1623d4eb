import type { Rewrite } from '#domain/rewriting/rewrite.ts';
import { t } from '#domain/words/translate.ts';

/** How it stands with a field that is written anew. */
export function rewriteSaid({ status }: Rewrite, field: string): string {
  if (status === 'asking') return t('rewrite.asking');
  return t(status === 'ready' ? 'rewrite.waits' : 'rewrite.failedLine', { field });
}
