import type { Checked } from '#domain/evidence/grounds.ts';
import { foldText } from '#text/foldText.ts';
import { sentencesOf } from '../writers/model/grounds/figures.ts';
import { findQuote, type Searchable } from '../writers/model/grounds/quotes.ts';

/** What a look says about one quote. */
export type Finding = Pick<Checked, 'found' | 'url' | 'now' | 'last'>;

/** True when a page has a quote. Of one that goes over several sentences, something may stand between them on the whole page. */
export function stands(quote: string, page: Searchable): boolean {
  if (findQuote(quote, page)) return true;
  const sentences = sentencesOf(quote).map((sentence) => sentence.trim());
  return sentences.length > 1 && sentences.every((sentence) => findQuote(sentence, page));
}

/** Two addresses of one page. */
export function isSamePage(one: string, other: string): boolean {
  const plain = (url: string) => url.replace(/^https?:\/\/(www\.)?/, '').replace(/\/$/, '');
  return plain(one) === plain(other);
}

const wordsIn = (text: string): ReadonlySet<string> =>
  new Set(foldText(text).match(/[\p{L}\p{N}]{3,}/gu));

/** The least share of the words of a quote in a sentence that may have come in its place. */
const leastShared = 0.4;
/** As much of a page as is searched for such a sentence: more would keep everybody else waiting. */
const mostSearched = 60_000;
const longestShown = 300;

/** Returns the sentence of a page that shares most words with a quote. */
export function nearestTo(quote: string, text: string): string | undefined {
  const words = wordsIn(quote);
  let best: string | undefined;
  let most = leastShared;
  for (const sentence of text.slice(0, mostSearched).split('\n').flatMap(sentencesOf)) {
    const said = wordsIn(sentence);
    // Longer sentences share more by chance.
    const shared =
      [...words].filter((word) => said.has(word)).length / Math.max(words.size, said.size);
    if (shared < most) continue;
    [best, most] = [sentence.trim(), shared];
  }
  return best?.slice(0, longestShown).toWellFormed();
}

/** Returns what is known of a quote after a look. What was known stays when the page could not be read. */
export function checkedAfter(
  before: Checked | undefined,
  { found, url, now, last }: Finding,
  on: string,
): Checked {
  const isGone = before?.found === 'gone';
  if (found === 'unreadable' && before && (isGone || before.found === 'moved'))
    return { ...before, on };
  const seen = before && ['there', 'moved'].includes(before.found) ? before.on : before?.last;
  const wasThere = seen ?? last;
  return {
    on,
    found,
    ...(url !== undefined && { url }),
    ...(found === 'gone' && { since: (isGone && before.since) || on }),
    ...((found === 'gone' || found === 'unreadable') && wasThere && { last: wasThere }),
    ...(now !== undefined && { now }),
  };
}
