import { websiteKey } from '../lists/identity.ts';
import { t } from '../words/translate.ts';
import type { GoneQuote, QuotesLookedAt } from './goneQuotes.ts';

/** Writes a small number as a word, since it begins a sentence. */
function numberWord(count: number): string {
  const word = count > 0 ? t('quotes.numbers').split(',')[count - 1] : undefined;
  return word ?? count.toLocaleString();
}

/** Says how many sentences are gone, and from where: the business's own website, or others too (D98). */
export function goneText(gone: readonly Pick<GoneQuote, 'url'>[], website: string): string {
  const own = websiteKey(website);
  const areOwn = own !== '' && gone.every(({ url }) => websiteKey(url) === own);
  const [count, number] = [gone.length, numberWord(gone.length)];
  return t(areOwn ? 'quotes.gone' : 'quotes.goneElsewhere', { count, number });
}

/** Says what a look at the pages has found. */
export function foundText({ on, gone }: QuotesLookedAt): string {
  if (on === null) return t('quotes.notLooked');
  const count = gone.length;
  return count === 0
    ? t('quotes.allThere')
    : t('quotes.found', { count, number: numberWord(count) });
}
