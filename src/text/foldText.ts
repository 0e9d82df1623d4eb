/** Most texts are ASCII with single spaces: for them lower case is all there is to do, and a list folds one for each row. */
const isSimple = /^[!-~]+(?: [!-~]+)*$/;

/**
 * Accents, breathings, vowel points and the like, and what is never seen: soft hyphens, joiners, direction marks. Marks that make
 * another letter stay: the breve of й, and the voicing marks of Japanese.
 */
const marks =
  /(?<![Ии])\u0306|(?![\u0306\u3099\u309a])\p{Script=Inherited}|[\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7]|\p{Default_Ignorable_Code_Point}/gu;

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
  if (isSimple.test(text)) return text.toLowerCase();
  // Upper case turns ß into SS and ı into I, which lower case leaves apart; the capital ẞ has to be a small one before.
  return text
    .normalize('NFKD')
    .replace(marks, '')
    .toLowerCase()
    .toUpperCase()
    .toLowerCase()
    .replace(special, (letter) => letters[letter] ?? letter)
    .replace(/\s+/g, ' ')
    .trim();
}

/** True where two texts are the same but for case, accents and spaces. */
export const isSameText = (one: string, other: string): boolean =>
  foldText(one) === foldText(other);
