import { foldText } from '#text/foldText.ts';

/** Patterns of placeholders: `{{name}}`, `{name}`, `[Name]`, `<name>`, `%NAME%`, `__NAME__`, and texts of missing values. */
const patterns = [
  /\{\{[^{}\n]{0,60}\}\}/gu,
  /(?<!\{)\$?\{[\p{L}_][^{}\n]{0,40}\}(?!\})/gu,
  /<<[^<>\n]{1,40}>>/gu,
  /(?<!<)<\p{L}[\p{L}\p{N} _'’-]{0,30}>(?!>)/gu,
  // Excludes the text of a Markdown link, a footnote and [sic].
  /\[(?!sic\])\p{L}[^[\]\n]{0,40}\](?!\()/gu,
  /%[A-Za-z][A-Za-z_]{1,30}%/gu,
  /__[A-Z][A-Z_]{0,30}__/gu,
  /(?<![\p{L}\p{N}])X{3,}(?![\p{L}\p{N}])/gu,
  /\blorem ipsum\b/giu,
  /\bundefined\b|\[object Object\]|\bNaN\b/gu,
];

export interface Placeholder {
  readonly found: string;
  readonly start: number;
  readonly end: number;
}

export function placeholdersIn(text: string): readonly Placeholder[] {
  const found = patterns.flatMap((pattern) =>
    [...text.matchAll(pattern)].map(({ index, 0: match }) => ({
      found: match,
      start: index,
      end: index + match.length,
    })),
  );
  found.sort((one, other) => one.start - other.start || other.end - one.end);
  let end = 0;
  return found.filter((each) => {
    const isInside = each.start < end;
    if (!isInside) ({ end } = each);
    return !isInside;
  });
}

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
