import { limits } from '../settings/limits.ts';
import { phraseAt, withCapitalOf, type mailLanguageOf } from './phrases/phrases.ts';
import type { Sentence } from './sentences.ts';
import type { TextFix, TextPlace } from './textPlace.ts';
import type { TextParts, TextRemark } from './textRemark.ts';

/**
 * Returns the fix that removes a sentence, with the spaces around it, when the phrase is all it contains; null otherwise.
 */
function removalOf(text: string, { start, end }: Sentence, place: TextPlace): TextFix | null {
  const isWhole = place.start === start && /^[.!…]*$/u.test(text.slice(place.end, end));
  if (!isWhole) return null;
  const after = /^\s*/u.exec(text.slice(end))?.[0].length ?? 0;
  const isLast = end + after === text.length;
  const before = /\s*$/u.exec(text.slice(0, start))?.[0].length ?? 0;
  return isLast
    ? { field: place.field, start: start - before, end, text: '' }
    : { field: place.field, start, end: end + after, text: '' };
}

/** Returns the remarks about generic, wordy and risky phrases. */
export function phraseRemarks(
  { field, text, words }: TextParts,
  sentences: readonly Sentence[],
  language: ReturnType<typeof mailLanguageOf>,
): readonly TextRemark[] {
  const remarks: TextRemark[] = [];
  for (let index = 0; index < words.folded.length; index += 1) {
    const phrase = phraseAt(language, text, words, index);
    if (!phrase) continue;
    const start = words.starts[index] ?? 0;
    index += phrase.words.length - 1;
    const place = { field, start, end: words.ends[index] ?? start };
    const found = text.slice(place.start, place.end);
    const sentence = sentences.find((each) => each.start <= start && start < each.end);
    const removal =
      phrase.kind === 'generic' && field === 'body' && sentence
        ? removalOf(text, sentence, place)
        : null;
    const plainer =
      phrase.plainer === null ? null : { ...place, text: withCapitalOf(found, phrase.plainer) };
    remarks.push({ kind: phrase.kind, found, place, fix: plainer ?? removal });
  }
  return remarks;
}

/** Returns the remarks about repeated exclamation marks. */
export const loudRemarks = ({ field, text }: TextParts): readonly TextRemark[] =>
  [...text.matchAll(/[!！]{2,}/gu)].map(({ index, 0: found }) => {
    const place = { field, start: index, end: index + found.length };
    return { kind: 'loud', found, place, fix: { ...place, text: found.slice(0, 1) } };
  });

/**
 * Returns the remarks about long sentences. Counts the words of each sentence in one pass. A word belongs to the first
 * sentence that ends after it.
 */
export function longRemarks(
  { field, text, words }: TextParts,
  sentences: readonly Sentence[],
): readonly TextRemark[] {
  let word = 0;
  return sentences.flatMap(({ start, end }): TextRemark[] => {
    const first = word;
    while (word < words.ends.length && (words.ends[word] ?? 0) <= end) word += 1;
    const count = word - first;
    if (count <= limits.mailCheck.sentenceWords) return [];
    const place = { field, start, end };
    return [{ kind: 'longSentence', found: text.slice(start, end), place, fix: null, count }];
  });
}
