import { withPlainDigits } from '#text/withPlainDigits.ts';
import type { Material } from '../material.ts';

/** The figures and addresses that are known. */
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
  const plain = plainFigures(sentence);
  return [...plain.matchAll(figure)].some(
    ({ 0: found, index }) =>
      !said.figures.has(bare(found)) && !(allowsCounts && isCount(plain, index, found)),
  );
}

/** Removes every sentence with invented figures or addresses. */
export function withoutInvented(text: string, said: Known, allowsCounts = false): string {
  if (!/[\d@¼-¾⅐-⅞]|www\.|https?:/.test(plainFigures(text))) return text;
  return sentencesOf(text)
    .filter((sentence) => !isInvented(sentence, said, allowsCounts))
    .join('')
    .trim();
}
