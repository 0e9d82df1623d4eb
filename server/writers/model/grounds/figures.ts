import { withPlainDigits } from '#text/withPlainDigits.ts';
import type { Material } from '../material.ts';

type Known = Pick<Material, 'figures' | 'text'>;

/** Writes the digits, percent signs and separators of other scripts as plain ones. */
const plainFigures = (text: string): string =>
  withPlainDigits(text).replace(/[％٪]/g, '%').replaceAll('٬', ',');

const figure = /\d+(?:[.,'’\u00a0\u2009\u202f]\d{3})*(?:[.,]\d+)?|[¼-¾⅐-⅞]/gu;

/** A number without thousands separators, for comparison. */
const bare = (text: string): string =>
  text.replace(/[.,'’\u00a0\u2009\u202f](?=\d{3}(?!\d))/g, '').replace(',', '.');

/** The numbers of some texts. A model may write a number's non-breaking space as a normal one, so both spellings are known. */
export const figuresIn = (texts: readonly string[]): ReadonlySet<string> =>
  new Set(
    texts
      .map(plainFigures)
      .flatMap((text) => [text, text.replace(/\s/g, ' ')])
      .flatMap((text) => [...text.matchAll(figure)].map(([found]) => bare(found))),
  );

const ones = 'one two three four five six seven eight nine ten eleven twelve'.split(' ');
const teens = 'thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(' ');
const tens = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
const large = { dozen: 12, hundred: 100, thousand: 1e3, million: 1e6, billion: 1e9 } as const;

const smallWord = [...ones, ...teens, ...tens].join('|');
const largeWord = `(?:${Object.keys(large).join('|')})s?`;
const more = `(?:[- ](?:and )?(?:${smallWord}|${largeWord})\\b)*`;
/** A number in English words from thirteen on. Smaller ones are part of too many phrases: "one place for all". */
const figureInWords = new RegExp(
  `\\b(?:(?:(?:an?|${smallWord})[- ](?:${smallWord}[- ])?)?${largeWord}|${[...teens, ...tens].join('|')})\\b${more}`,
  'giu',
);

/** The value of a number in words; NaN for "hundreds". */
function valueOf(words: string): number {
  let [total, part] = [0, 0];
  for (const word of words.toLowerCase().split(/[- ]/)) {
    const scale = large[word as keyof typeof large];
    const ten = tens.indexOf(word);
    if (scale === undefined) {
      const one = [...ones, ...teens].indexOf(word);
      if (one < 0 && ten < 0 && !['a', 'an', 'and'].includes(word)) return Number.NaN;
      part += ten < 0 ? one + 1 : (ten + 2) * 10;
    } else if (scale < 1000) part = Math.max(part, 1) * scale;
    else [total, part] = [total + Math.max(part, 1) * scale, 0];
  }
  return total + part;
}

const address = /[\w.+-]+@[\w-]+\.\w+|https?:\/\/\S+|\bwww\.\S+/giu;
/** The boundary of two sentences: after a full stop or similar and before a space, never inside a number or an address. */
const between = /(?<=[.!?।۔؟]["”’')\]]*)(?=\s)|(?<=[。！？\n])/u;

/** The sentences of a text, with the white space between them. */
export const sentencesOf = (text: string): readonly string[] => text.split(between);

const isCount = (text: string, at: number, found: string): boolean =>
  Number(found) <= 12 &&
  !/[£$€¥]\s?$/.test(text.slice(0, at)) &&
  !/^\s?(?:[%‰×x]|percent|per cent)/i.test(text.slice(at + found.length));

/** True for a sentence with an invented number, address or link. */
function isInvented(sentence: string, said: Known, allowsCounts: boolean): boolean {
  const addresses = [...sentence.matchAll(address)].map(([found]) => found.replace(/[.,;)]+$/, ''));
  if (addresses.some((found) => !said.text.includes(found))) return true;
  const inWords = [...sentence.matchAll(figureInWords)].some(([found]) => {
    const isSaid = said.text.toLowerCase().includes(found.toLowerCase());
    const value = valueOf(found);
    return !isSaid && !said.figures.has(String(value)) && !(allowsCounts && value <= 12);
  });
  if (inWords) return true;
  const plain = plainFigures(sentence);
  return [...plain.matchAll(figure)].some(
    ({ 0: found, index }) =>
      !said.figures.has(bare(found)) && !(allowsCounts && isCount(plain, index, found)),
  );
}

export const withoutInvented = (text: string, said: Known, allowsCounts = false): string =>
  sentencesOf(text)
    .filter((sentence) => !isInvented(sentence, said, allowsCounts))
    .join('')
    .trim();
