/** Most texts are plain ASCII, and a list folds one for each row: this much is done without Unicode's tables. */
const plain = /^[\x20-\x7e]*$/;

/** What is written for the eye or for the line break only: soft hyphens, joiners, direction marks, variation selectors. */
const invisible = /\p{Default_Ignorable_Code_Point}/gu;

/**
 * Accents, breathings, vowel points and the like. Those that make another letter stay: the breve of й, and the voicing marks
 * of Japanese.
 */
const accents =
  /(?<![Ии])\u0306|(?![\u0306\u3099\u309a])\p{Script=Inherited}|(?=\p{Script=Hebrew})\p{Mn}/gu;

/** Letters that Unicode does not take apart into a letter and a mark. */
const letters: Readonly<Record<string, string>> = {
  ς: 'σ',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ħ: 'h',
  æ: 'ae',
  œ: 'oe',
};
const special = new RegExp(`[${Object.keys(letters).join('')}]`, 'g');

/**
 * A text made ready for comparison, never for reading: case, accents, the form of a sigma, the width of characters and the kind
 * and number of spaces do not count, in any script. Parts of a text stay parts of it.
 */
export function foldText(text: string): string {
  const folded = plain.test(text) ? text.toLowerCase() : folding(text);
  return folded.replace(/\s+/g, ' ').trim();
}

// Upper case turns ß into SS and ı into I, which lower case leaves apart; the capital ẞ has to be a small one before.
const folding = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(accents, '')
    .replace(invisible, '')
    .toLowerCase()
    .toUpperCase()
    .toLowerCase()
    .normalize('NFKD')
    .replace(accents, '')
    .replace(special, (letter) => letters[letter] ?? letter);

/** True where two texts are the same but for case, accents and spaces. */
export const isSameText = (one: string, other: string): boolean =>
  foldText(one) === foldText(other);
