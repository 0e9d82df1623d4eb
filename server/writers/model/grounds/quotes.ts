import type { Evidence } from '#domain/evidence/grounds.ts';
import type { Site } from '../../../reading/site.ts';
import { sentencesOf } from './figures.ts';

/** A text that can be quoted as evidence, and its address. What the person typed has no address. */
export interface Source {
  readonly url?: string;
  readonly source?: 'news';
  readonly text: string;
}

type FoundQuote = Omit<Evidence, 'field'>;

const double = /[“”„‟«»″＂]/;
const single = /[‘’‚‛‹›′＇]/;
const dash = /[‐‑‒–—―−]/;

function plainSign(sign: string): string {
  if (double.test(sign)) return '"';
  if (single.test(sign)) return "'";
  if (dash.test(sign)) return '-';
  const lower = sign.toLowerCase();
  // The position of each character must stay.
  return lower.length === 1 ? lower : sign;
}

/** A text in lower case with white space, quotation marks and dashes normalised, and the original position of each character. */
function folded(text: string): { readonly text: string; readonly at: readonly number[] } {
  // Joined once: reading the end of a growing text would copy it each time.
  const signs: string[] = [];
  const at: number[] = [];
  for (let index = 0; index < text.length; index += 1) {
    const sign = text.charAt(index);
    const isSpace = /\s/.test(sign);
    if (isSpace && (signs.at(-1) ?? ' ') === ' ') continue;
    signs.push(isSpace ? ' ' : plainSign(sign));
    at.push(index);
  }
  return { text: signs.join(''), at };
}

export type Searchable = readonly (Source & { readonly folded: ReturnType<typeof folded> })[];

export const searchable = (sources: readonly Source[]): Searchable =>
  sources.map((source) => ({ ...source, folded: folded(source.text) }));

const longest = 400;
/** Scripts that are written without spaces between words. */
const hasNoSpaces = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;

/** Shorter quotes can be found anywhere and prove nothing. */
const saysEnough = (quote: string): boolean =>
  hasNoSpaces.test(quote) ? quote.length >= 6 : quote.length >= 12 && quote.split(' ').length >= 3;

/** Finds a quote character by character, and returns it as it is written there. Case, white space, quotation marks, dashes and surrounding punctuation may differ; of a quote with an ellipsis, the longest part that is found counts. */
export function findQuote(claimed: string, sources: Searchable): FoundQuote | undefined {
  const text = folded(claimed.slice(0, 2 * longest)).text;
  const parts = text.split(/\[?(?:…|\.{3,})\]?/).sort((one, other) => other.length - one.length);
  const bare = [text, ...parts].map((part) => part.replace(/^[\s"'….]+|[\s"'…]+$/g, ''));
  for (const quote of new Set(bare.flatMap((part) => [part, part.replace(/\.+$/, '')]))) {
    if (!saysEnough(quote) || quote.length > longest) continue;
    for (const source of sources) {
      const start = wholeWordsAt(source, quote);
      if (start === undefined) continue;
      const from = source.folded.at[start] ?? 0;
      const to = source.folded.at[start + quote.length - 1] ?? from;
      const found = source.text.slice(from, to + 1).replace(/\s+/g, ' ');
      return {
        quote: found,
        ...(source.url !== undefined && { url: source.url }),
        ...(source.source && { source: source.source }),
      };
    }
  }
  return undefined;
}

/** True when the text of a letter rests on a quote that neither stands in one of the used ones nor contains one (D95). */
export function restsOnNew(
  evidence: readonly Pick<Evidence, 'field' | 'quote'>[] | undefined,
  used: readonly string[],
): boolean {
  const isIn = (part: string, whole: string) =>
    findQuote(part, searchable([{ text: whole }])) !== undefined;
  return (evidence ?? []).some(
    ({ field, quote }) =>
      field === 'emailBody' && used.every((other) => !isIn(quote, other) && !isIn(other, quote)),
  );
}

/** The sentences around quotes, as far as the sources still contain them. */
export const sentencesAround = (quotes: readonly string[], sources: Searchable) =>
  sources.flatMap(({ text }) =>
    quotes.flatMap((quote) => {
      const start = text.indexOf(quote);
      if (start < 0) return [];
      const end = start + quote.length;
      const before = sentencesOf(text.slice(Math.max(start - longest, 0), start)).at(-1) ?? '';
      const isWhole = /[.!?。！？]["”’')\]]*$/u.test(quote);
      const after = isWhole ? '' : (sentencesOf(text.slice(end, end + longest))[0] ?? '');
      return before + quote + after;
    }),
  );

/** The first position of a quote that begins and ends between words: '5 bakers' is not a quote of '15 bakers'. */
function wholeWordsAt(source: Searchable[number], quote: string): number | undefined {
  const { text } = source.folded;
  for (let start = text.indexOf(quote); start >= 0; start = text.indexOf(quote, start + 1))
    if (!isInsideWord(source, start) && !isInsideWord(source, start + quote.length)) return start;
  return undefined;
}

const isNumeral = (sign: string): boolean => /\p{N}/u.test(sign);
const isLetter = (sign: string): boolean => /\p{L}/u.test(sign);
/** The signs in a number, as it is written in the source. A normal space is none of them. */
const inNumber = /[.,'’\u00a0\u2009\u202f]/;

const isCapital = (sign: string): boolean => /\p{Lu}/u.test(sign);
/** The endings of contractions like can't. In l'équipe, a new word begins after the apostrophe. */
const contracted = /^(?:[stdm]|re|ve|ll)(?![\p{L}\p{N}])/iu;

/** True for a position in the middle of a word, a number like 1.5 or 5,000, a contraction like can't, or a name like O'Brien. */
function isInsideWord({ text: written, folded: { text, at } }: Searchable[number], here: number) {
  const signAt = (index: number) => text.charAt(index);
  const writtenAt = (index: number) => written.charAt(at[index] ?? -1);
  const [before, after] = [signAt(here - 1), signAt(here)];
  const isWord = (sign: string) => isLetter(sign) || isNumeral(sign);
  if (isWord(before) && isWord(after)) return !hasNoSpaces.test(before + after);
  // The sign may stand on either side of the position.
  return [here - 1, here].some((index) => {
    const [one, other] = [signAt(index - 1), signAt(index + 1)];
    if (isNumeral(one) && isNumeral(other)) return inNumber.test(writtenAt(index));
    if (signAt(index) !== "'" || !isLetter(one)) return false;
    const isName = isCapital(writtenAt(index - 1)) && isCapital(writtenAt(index + 1));
    return isName || contracted.test(text.slice(index + 1, index + 4));
  });
}

/** Legal forms, which a website often leaves out. */
const legalForms = new Set(
  'gmbh ag kg kgaa ohg gbr ug se ek ev mbh ltd limited llc llp lp plc inc incorporated corp corporation sa sas sasu sarl srl spa sl bv nv ab as asa aps oy oyj pty pte kft doo'.split(
    ' ',
  ),
);
/** Words that only connect legal forms, as in 'GmbH & Co. KG'. */
const connecting = new Set(['and', 'co', 'und', 'et']);

/** The words of a text without accents, apostrophes and the dots of abbreviations. */
const wordsIn = (text: string): string[] =>
  text
    .normalize('NFKD')
    .replace(/[\p{M}.'’]/gu, '')
    .replace(/&/g, ' and ')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');

function nameWords(name: string): readonly string[] {
  const words = wordsIn(name);
  let length = words.length;
  const isForm = (word = ''): boolean =>
    legalForms.has(word.toLowerCase()) ||
    (length < words.length && connecting.has(word.toLowerCase()));
  while (length > 1 && isForm(words[length - 1])) length -= 1;
  return words.slice(0, length);
}

const hasCapital = (word: string): boolean => word !== word.toLowerCase();

/** True when a text contains a company's name. If capitals matter, 'the next step' does not name Next plc. */
export function namesCompany(text: string, company: string, capitalsMatter = false): boolean {
  const name = nameWords(company);
  const said = wordsIn(text);
  if (name.some((word) => hasNoSpaces.test(word)))
    return said.join(' ').toLowerCase().includes(name.join(' ').toLowerCase());
  const isSame = (word: string, there = '') =>
    there.toLowerCase() === word.toLowerCase() &&
    !(capitalsMatter && hasCapital(word) && !hasCapital(there));
  return (
    name.length > 0 &&
    said.some((_word, start) => name.every((word, index) => isSame(word, said[start + index])))
  );
}

/** Returns a company's website if a page names the company. A guessed address may belong to somebody else. */
export const siteOfCompany = (site: Site | undefined, company: string): Site | undefined =>
  site?.pages.some(({ title, text }) => namesCompany(`${title}\n${text}`, company))
    ? site
    : undefined;
