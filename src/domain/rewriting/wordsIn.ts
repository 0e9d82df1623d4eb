import { foldText } from '#text/foldText.ts';

const segmenter = new Intl.Segmenter('und', { granularity: 'word' });

/** Returns the words of a text, each once, without case and accents (D62). */
export function wordsIn(text: string): ReadonlySet<string> {
  const words = new Set<string>();
  for (const { segment, isWordLike } of segmenter.segment(foldText(text)))
    if (isWordLike) words.add(segment);
  return words;
}

/** Returns the share of common words of two sets, from 0 to 1. */
export function likeness(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  let common = 0;
  for (const word of one) if (other.has(word)) common += 1;
  const all = one.size + other.size - common;
  return all === 0 ? 1 : common / all;
}
