import { foldText } from '#text/foldText.ts';

/** Scripts without spaces between words, or with endings attached to names. Names in them are searched as substrings. */
const withoutSpaces =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;

const legalForms = new Set(
  'inc ltd llc llp plc gmbh mbh ag kg ug se sa sas sarl srl spa bv nv oy ab as aps co corp corporation company limited pty the'.split(
    ' ',
  ),
);

/** The words of a text: as written, folded for comparing, and their positions. */
export interface Words {
  readonly plain: string;
  readonly written: readonly string[];
  readonly folded: readonly string[];
  readonly starts: readonly number[];
  readonly ends: readonly number[];
}

export function wordsOf(text: string): Words {
  const plain = text.normalize('NFKC');
  const found = [...text.matchAll(/[\p{L}\p{N}][\p{L}\p{M}\p{N}]*/gu)];
  // When normalizing changes nothing, the words need no normalizing either, which is faster.
  const written = found.map(([word]) => (plain === text ? word : word.normalize('NFKC')));
  return {
    plain,
    written,
    folded: written.map((word) => foldText(word)),
    starts: found.map(({ index }) => index),
    ends: found.map(({ index, 0: word }) => index + word.length),
  };
}

/** A name to search for. */
export interface NamePattern {
  readonly of: 'person' | 'company';
  readonly label: string;
  readonly words: Words;
}

export const namePattern = (name: string): NamePattern => ({
  of: 'person',
  label: name.trim(),
  words: wordsOf(name),
});

/** Returns the pattern of a company's name, without its legal form. */
export function companyPattern(name: string): NamePattern {
  const { written } = wordsOf(name);
  const core = written.filter((word) => !legalForms.has(foldText(word)));
  const words = wordsOf((core.length > 0 ? core : written).join(' '));
  return {
    of: 'company',
    label: name.trim(),
    words: { ...words, plain: wordsOf(name).plain.trim() },
  };
}

export const isWithoutSpaces = ({ words }: NamePattern): boolean => withoutSpaces.test(words.plain);

/** Returns true when the words of the name follow one another at this position. A single word must match in case as well. */
export function occursAt(name: NamePattern, text: Words, start: number): boolean {
  const { folded, written } = name.words;
  if (folded.length === 1) return written[0] === text.written[start];
  return folded.every((word, index) => word === text.folded[start + index]);
}

/** Returns true when a text contains any word of the name, also with another ending. */
export function isMentioned(name: NamePattern, text: Words): boolean {
  if (isWithoutSpaces(name)) {
    const parts = name.words.written.filter((part) => part.length > 1);
    return (parts.length > 0 ? parts : name.words.written).some((part) =>
      text.plain.includes(part),
    );
  }
  const long = name.words.folded.filter((word) => word.length > 1);
  return (long.length > 0 ? long : name.words.folded).some((word) => {
    const stem = word.length < 5 ? word : word.slice(0, -2);
    return text.folded.some((other) =>
      word.length < 5 ? other === word : other.startsWith(stem) && other.length <= word.length + 3,
    );
  });
}
