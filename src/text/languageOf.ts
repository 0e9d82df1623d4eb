const commonest: Readonly<Record<string, string>> = {
  en: 'the and of to in is for with that you your our we are from it on this by as be have their can who',
  de: 'der die das und in von zu mit für ist auf sich den nicht ein eine wir sie ihr ihre im dem des bei sind aus',
  fr: 'le la les et de des du en un une pour dans est vous nous votre nos notre avec sur par plus qui au ce',
  es: 'el la los las y de del en un una para con es por que su sus nuestro nuestra más como al se lo nos',
  it: 'il la le gli e di del della in un una per con è che da i nostro nostra si più sono al dei alla',
  nl: 'de het een en van in is voor met op dat wij je uw ons onze zijn aan te bij niet ook naar om',
  pt: 'o a os as e de do da em um uma para com é que por seu sua nosso nossa mais dos das no na',
  pl: 'i w z na do się nie jest dla od po przez że oraz o jak to są ze nasze nasz które',
  sv: 'och i att det som en på är av för med till den har vi om du ett inte din vår er',
  da: 'og i at det som en på er af for med til den har vi om du et ikke din vores der',
};

/** Scripts with their languages, which cannot be told apart: the first is assumed where a page does not name its language. */
const scripts: readonly (readonly [languages: readonly [string, ...string[]], pattern: RegExp])[] =
  [
    [['ja'], /[\p{Script=Hiragana}\p{Script=Katakana}]/gu],
    [['zh'], /\p{Script=Han}/gu],
    [['ko'], /\p{Script=Hangul}/gu],
    [['ru', 'uk', 'bg', 'be', 'mk'], /\p{Script=Cyrillic}/gu],
    [['el'], /\p{Script=Greek}/gu],
    [['ar', 'fa', 'ur', 'ps'], /\p{Script=Arabic}/gu],
    [['he'], /\p{Script=Hebrew}/gu],
    [['th'], /\p{Script=Thai}/gu],
  ];

const sets = Object.entries(commonest).map(
  ([language, words]) => [language, new Set(words.split(' '))] as const,
);

/** True for a word in lower case that is among the commonest of a language. */
export const isCommonWord = (word: string): boolean => sets.some(([, words]) => words.has(word));

const fewestWords = 12;

/** The likely language of a text; undefined when it is too short or too mixed to detect. */
export function languageOf(text: string): string | undefined {
  for (const [[language], pattern] of scripts)
    if ((text.match(pattern) ?? []).length > text.length / 5) return language;
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  if (words.length < fewestWords) return undefined;
  const [best, second] = sets
    .map(([language, set]) => ({ language, hits: words.filter((word) => set.has(word)).length }))
    .sort((one, other) => other.hits - one.hits);
  if (!best || !second || best.hits < words.length / 8) return undefined;
  return best.hits >= second.hits * 1.4 ? best.language : undefined;
}

/** What `languageOf` returns for texts in a language. Other languages cannot be detected: Galician seems Portuguese. */
export function detectedAs(language: string): string | undefined {
  if (Object.hasOwn(commonest, language)) return language;
  return scripts.find(([languages]) => languages.includes(language))?.[0][0];
}
