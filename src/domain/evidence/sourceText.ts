import { t } from '../words/translate.ts';
import type { Evidence } from './grounds.ts';

/** Says where a quote is from. With `isNamed` the page is named, because it may be of another website. */
export function sourceOf(
  { url, source }: Pick<Evidence, 'url' | 'source'>,
  isNamed: boolean,
): string {
  if (source === 'news') return t('evidence.fromNews');
  if (url === undefined) return t('evidence.fromDescription');
  if (!isNamed) return t('evidence.fromWebsite');
  return t('evidence.fromPage', { host: new URL(url).host.replace(/^www\./, '') });
}
