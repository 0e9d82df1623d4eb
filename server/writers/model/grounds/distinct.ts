import { foldText } from '#text/foldText.ts';

const segmenter = new Intl.Segmenter('und', { granularity: 'word' });

/** Endings that do not change what a word means, longest first. */
const endings = /(?:ings?|ies|ers?|edly|ed|es|en|ly|y|e|s)$/u;

const stem = (word: string): string => (word.length > 4 ? word.replace(endings, '') : word);

/** The stems of the words of a text that say something: short ones are mostly grammar. */
export function stemsOf(text: string): ReadonlySet<string> {
  const { words } = prepared(text);
  return new Set([...words].filter((word) => word.length > 3).map(stem));
}

/** A name prepared for comparing: its words, each once, and all their stems. */
function prepared(name: string) {
  const words = new Set<string>();
  for (const { segment, isWordLike } of segmenter.segment(foldText(name)))
    if (isWordLike) words.add(segment);
  const stems = new Set([...words].map(stem));
  return { words, stems: [...stems].sort().join(' ') };
}
type Prepared = ReturnType<typeof prepared>;

/** The share of their words that two names must have in common to mean the same. */
const tooAlike = 0.6;

function areAlike(one: Prepared, other: Prepared): boolean {
  const common = [...one.words].filter((word) => other.words.has(word)).length;
  const all = one.words.size + other.words.size - common;
  return one.stems === other.stems || common / all >= tooAlike;
}

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
