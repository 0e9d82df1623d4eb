import { t } from '../words/translate.ts';

/** Keywords that are a question or an instruction already read like a title. */
const asTitle = /^(how|what|why|when|where|which|who|can|do|does|is|are|should)\s/iu;

/** Returns the text with a capital first letter. The rest stays as typed, because it may contain names. */
function capitalised(text: string): string {
  const [first = ''] = text;
  return first.toLocaleUpperCase() + text.slice(first.length);
}

/**
 * Returns a working title made of the keywords alone, so that it claims nothing; blank without keywords. Of more than two
 * keywords only the first is used: a longer title would be cut off.
 */
export function suggestedTitle(keywords: readonly string[]): string {
  const [first = '', second = '', ...more] = keywords
    .map((keyword) => keyword.trim())
    .filter((keyword) => keyword !== '');
  if (first === '') return '';
  if (asTitle.test(first)) return capitalised(first);
  const topic =
    second === '' || more.length > 0 ? first : t('content.suggestedTopics', { first, second });
  return t('content.suggestedTitle', { topic: capitalised(topic) });
}
