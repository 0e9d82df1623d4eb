const segmenter = new Intl.Segmenter('und', { granularity: 'word' });

/** Endings that do not change what a word means, longest first. */
const endings = /(?:ings?|ies|ers?|edly|ed|es|en|ly|y|e|s)$/u;

/** A word without case, accents and ending. */
const stem = (word: string): string => (word.length > 4 ? word.replace(endings, '') : word);

const fold = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

/** The words of a text, each once. */
function wordsOf(text: string): ReadonlySet<string> {
  const words = new Set<string>();
  for (const { segment, isWordLike } of segmenter.segment(fold(text)))
    if (isWordLike) words.add(segment);
  return words;
}

/** The share of elements that two sets have in common, from 0 to 1. */
function likeness(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  let common = 0;
  for (const word of one) if (other.has(word)) common += 1;
  const all = one.size + other.size - common;
  return all === 0 ? 1 : common / all;
}

const tooAlike = 0.6;

/** A name prepared for comparing. */
interface Prepared {
  readonly words: ReadonlySet<string>;
  readonly stems: string;
}

function prepared(name: string): Prepared {
  const words = wordsOf(name);
  return { words, stems: [...new Set([...words].map(stem))].sort().join(' ') };
}

/** True when two names mean the same: they share most words, or all stems. */
const areAlike = (one: Prepared, other: Prepared): boolean =>
  one.stems === other.stems || likeness(one.words, other.words) >= tooAlike;

/** Returns a test that is true for a name unlike all before it. Such a name is remembered. */
export function createDistinct(others: readonly string[]): (name: string) => boolean {
  const known = others.map(prepared);
  return (name) => {
    const mine = prepared(name);
    if (known.some((other) => areAlike(mine, other))) return false;
    known.push(mine);
    return true;
  };
}
