import { foldText } from '#text/foldText.ts';

/** Scripts that put no blanks between words, or hang endings on names: there a name is looked for as it is written. */
const unspaced =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;

const legalForms = new Set(
  'inc ltd llc llp plc gmbh mbh ag kg ug se sa sas sarl srl spa bv nv oy ab as aps co corp corporation company limited pty the'.split(
    ' ',
  ),
);

/** A text as its words: as written, and folded for comparing. */
interface Words {
  readonly plain: string;
  readonly written: readonly string[];
  readonly small: readonly string[];
}

export function wordsOf(text: string): Words {
  const plain = text.normalize('NFKC');
  const written = plain.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  return { plain, written, small: written.map((word) => foldText(word)) };
}

/** A name to look for. */
export interface SoughtName {
  readonly label: string;
  readonly words: Words;
}

export const soughtName = (name: string): SoughtName => ({
  label: name.trim(),
  words: wordsOf(name),
});

/** A company is known by its name without the legal form. */
export function soughtCompany(name: string): SoughtName {
  const { written } = wordsOf(name);
  const core = written.filter((word) => !legalForms.has(foldText(word)));
  const words = wordsOf((core.length > 0 ? core : written).join(' '));
  return { label: name.trim(), words: { ...words, plain: wordsOf(name).plain.trim() } };
}

export const isUnspaced = ({ words }: SoughtName): boolean => unspaced.test(words.plain);

/** True where the name's words stand one after another from this place on. A single word must be written the same way. */
export function standsAt(name: SoughtName, text: Words, place: number): boolean {
  const { small, written } = name.words;
  if (small.length === 1) return written[0] === text.written[place];
  return small.every((word, index) => word === text.small[place + index]);
}

/** Any word of the name, also with another ending: enough to say that someone is spoken of. */
export function isSpokenOf(name: SoughtName, text: Words): boolean {
  if (isUnspaced(name)) {
    const parts = name.words.written.filter((part) => part.length > 1);
    return (parts.length > 0 ? parts : name.words.written).some((part) =>
      text.plain.includes(part),
    );
  }
  const long = name.words.small.filter((word) => word.length > 1);
  return (long.length > 0 ? long : name.words.small).some((word) => {
    const stem = word.length < 5 ? word : word.slice(0, -2);
    return text.small.some((other) =>
      word.length < 5 ? other === word : other.startsWith(stem) && other.length <= word.length + 3,
    );
  });
}
