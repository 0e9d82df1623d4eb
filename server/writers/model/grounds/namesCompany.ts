import type { Site } from '../../../reading/site.ts';
import { hasNoSpaces } from './quotes.ts';

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

/** The words of a company's name without its legal form. */
function nameWords(name: string): readonly string[] {
  const words = wordsIn(name);
  let length = words.length;
  const isForm = (word = ''): boolean =>
    legalForms.has(word.toLowerCase()) ||
    (length < words.length && connecting.has(word.toLowerCase()));
  while (length > 1 && isForm(words[length - 1])) length -= 1;
  return words.slice(0, length);
}

/** True when a text contains a company's name, whatever its case, accents and legal form. */
export function namesCompany(text: string, company: string): boolean {
  const name = nameWords(company).join(' ').toLowerCase();
  if (name === '') return false;
  const said = wordsIn(text).join(' ').toLowerCase();
  return hasNoSpaces.test(name) ? said.includes(name) : ` ${said} `.includes(` ${name} `);
}

const hasCapital = (word: string): boolean => word !== word.toLowerCase();

/** True when a quote contains a company's name, with its capitals: 'the next step' does not name Next plc. */
export function quoteNames(quote: string, company: string): boolean {
  const name = nameWords(company);
  if (name.some((word) => hasNoSpaces.test(word))) return namesCompany(quote, company);
  const said = wordsIn(quote);
  const isAt = (start: number) =>
    name.every((word, index) => {
      const there = said[start + index] ?? '';
      const isSame = there.toLowerCase() === word.toLowerCase();
      return isSame && (hasCapital(there) || !hasCapital(word));
    });
  return name.length > 0 && said.some((_word, start) => isAt(start));
}

/** Returns a company's website if a page names the company. A guessed address may belong to somebody else. */
export const siteOfCompany = (site: Site | undefined, company: string): Site | undefined =>
  site?.pages.some(({ title, text }) => namesCompany(`${title}\n${text}`, company))
    ? site
    : undefined;
