import { english, type Catalogue, type Text } from '#domain/words/catalogue.ts';

const accents: Readonly<Record<string, string>> = {
  a: 'å',
  b: 'ƀ',
  c: 'ç',
  d: 'ð',
  e: 'é',
  f: 'ƒ',
  g: 'ĝ',
  h: 'ĥ',
  i: 'î',
  j: 'ĵ',
  k: 'ķ',
  l: 'ļ',
  m: 'ɱ',
  n: 'ñ',
  o: 'ö',
  p: 'þ',
  q: 'ǫ',
  r: 'ŕ',
  s: 'š',
  t: 'ţ',
  u: 'û',
  v: 'ṽ',
  w: 'ŵ',
  x: 'ẋ',
  y: 'ý',
  z: 'ž',
};

/** The marks around a pseudo text: text outside of them was not translated; a missing end mark was cut off. */
const openMark = '⟦';
const closeMark = '⟧';

/** Makes a text at least 30 % longer, as in German or Finnish. Placeholders stay unchanged. */
function stretched(text: string): string {
  const accented = text.replace(/\{\w+\}|[a-z]/g, (part) => accents[part] ?? part);
  const letters = text.replace(/\{\w+\}/g, '').length;
  const growth = '~'.repeat(Math.ceil(letters * 0.3)).replace(/~{12}/g, '$& ');
  return `${openMark}${accented}${growth}${closeMark}`;
}

const pseudoText = (text: Text): Text =>
  typeof text === 'string'
    ? stretched(text)
    : { one: stretched(text.one ?? text.other), other: stretched(text.other) };

/** A pseudo-language made from English: it shows texts that are not in the catalogue or do not fit when longer. */
export const pseudo = Object.fromEntries(
  Object.entries(english).map(([key, text]) => [key, pseudoText(text)]),
) as Catalogue;
