import { detectedAs, languageOf } from '#text/languageOf.ts';

/** Languages whose script is used for hardly any other, so that a text in it is surely in none that cannot be detected. */
const unmistakable = new Set(['ja', 'zh', 'ko', 'el', 'th']);

/** True when a text that seems to be in one language is surely not in another. */
export function isOtherLanguage(language: string, seems: string | undefined): boolean {
  if (seems === undefined) return false;
  const known = detectedAs(language);
  return known === undefined ? unmistakable.has(seems) : known !== seems;
}

const names = new Intl.DisplayNames(['en'], { type: 'language', fallback: 'none' });

/** The code of a language as a page writes it (`de_DE`, `iw`); undefined for anything else, such as `english`. */
function codeIn(written: string): string | undefined {
  try {
    const [code = ''] = Intl.getCanonicalLocales(written.replaceAll('_', '-'))[0]?.split('-') ?? [];
    return names.of(code) === undefined ? undefined : code;
  } catch {
    return undefined;
  }
}

/** The language of a country by its code, which pages name by mistake: `se` for Swedish, `br` for Portuguese. */
const languageOfCountry = (code: string): string | undefined =>
  code.length === 2
    ? new Intl.Locale('und', { region: code.toUpperCase() }).maximize().language
    : undefined;

/** The language of a page: the one that it names, unless its text is surely in another one or in that of the country. */
export function languageToWrite(named: string, text: string): string | undefined {
  const [code, seems] = [codeIn(named), languageOf(text)];
  if (code === undefined || isOtherLanguage(code, seems)) return seems;
  return seems !== undefined && languageOfCountry(code) === seems ? seems : code;
}

export const languageName = (code: string): string => names.of(code) ?? code;
