import { english, type Catalogue, type Text } from '#domain/words/catalogue.ts';

/** The letters from a to z with accents. */
const accents = 'åƀçðéƒĝĥîĵķļɱñöþǫŕšţûṽŵẋýž';
const accented = (part: string): string =>
  part.length > 1 ? part : accents.charAt(part.charCodeAt(0) - 97);

/**
 * Makes a text at least 30 % longer, as in German or Finnish. Placeholders stay unchanged. Text outside of the marks was not
 * translated; a text without its end mark was cut off.
 */
function stretched(text: string): string {
  const letters = text.replace(/\{\w+\}|[a-z]/g, accented);
  const { length } = text.replace(/\{\w+\}/g, '');
  const growth = '~'.repeat(Math.ceil(length * 0.3)).replace(/~{12}/g, '$& ');
  return `⟦${letters}${growth}⟧`;
}

const pseudoText = (text: Text): Text =>
  typeof text === 'string'
    ? stretched(text)
    : { one: stretched(text.one ?? text.other), other: stretched(text.other) };

/** A pseudo-language made from English: it shows texts that are not in the catalogue or do not fit when longer. */
export const pseudo = Object.fromEntries(
  Object.entries(english).map(([key, text]) => [key, pseudoText(text)]),
) as Catalogue;
