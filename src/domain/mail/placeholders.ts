import { foldText } from '#text/foldText.ts';

/**
 * Placeholders: `{{name}}`, `{name}`, `[Name]`, `<name>`, `%NAME%`, `__NAME__`, and texts of missing values. Doubled brackets
 * come first, because of two patterns that begin at the same place the first one counts.
 */
const placeholder = new RegExp(
  [
    /\{\{[^{}\n]{0,60}\}\}/u,
    /(?<!\{)\$?\{[\p{L}_][^{}\n]{0,40}\}(?!\})/u,
    /<<[^<>\n]{1,40}>>/u,
    /(?<!<)<\p{L}[\p{L}\p{N} _'’-]{0,30}>(?!>)/u,
    // Excludes the text of a Markdown link, a footnote and [sic].
    /\[(?!sic\])\p{L}[^[\]\n]{0,40}\](?!\()/u,
    /%[A-Za-z][A-Za-z_]{1,30}%/u,
    /__[A-Z][A-Z_]{0,30}__/u,
    /(?<![\p{L}\p{N}])X{3,}(?![\p{L}\p{N}])/u,
    /\b(?:lorem ipsum|Lorem [Ii]psum|LOREM IPSUM)\b/u,
    /\bundefined\b|\[object Object\]|\bNaN\b/u,
  ]
    .map(({ source }) => source)
    .join('|'),
  'gu',
);

export const placeholdersIn = (text: string) =>
  [...text.matchAll(placeholder)].map(({ index, 0: found }) => ({
    found,
    start: index,
    end: index + found.length,
  }));

/** The meanings of placeholders that have only one, by their name without spaces and lines. */
const meanings = {
  givenName: 'firstname givenname prospectfirstname recipientfirstname vorname prenom',
  name: 'name fullname contactname prospectname recipientname nombre nom',
  company:
    'company companyname prospectcompany prospectcompanyname firma firmenname entreprise empresa',
} as const;
type Meaning = keyof typeof meanings;

/** Returns the meaning of a placeholder; undefined when it is not certain, as with `[Your Name]`. */
export function meaningOf(placeholder: string): Meaning | undefined {
  const key = foldText(placeholder).replace(/[^\p{L}]/gu, '');
  const all = Object.keys(meanings) as Meaning[];
  return all.find((meaning) => meanings[meaning].split(' ').includes(key));
}
