/** Fast path: most texts are ASCII with single spaces and only need lower case, and a list folds a text for each row. */
const isSimple = /^[!-~]+(?: [!-~]+)*$/;

/**
 * Accents, breathings, vowel points and the like, and invisible characters: soft hyphens, joiners, direction marks. Marks that
 * make a different letter are kept: the breve of й, and the voicing marks of Japanese.
 */
const marks =
  /(?<![Ии])\u0306|(?![\u0306\u3099\u309a])\p{Script=Inherited}|[\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7]|\p{Default_Ignorable_Code_Point}/gu;

/** Letters that Unicode does not decompose into a letter and a mark. */
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
 * Prepares a text for comparison, not for display. Ignores case, accents, the form of a sigma, the width of characters and the
 * kind and number of spaces, in any script. A part of a text is also a part of the folded text.
 */
export function foldText(text: string): string {
  if (isSimple.test(text)) return text.toLowerCase();
  // Upper case turns ß into SS and ı into I, which lower case does not. The capital ẞ must be lower case first.
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

/** True when two texts differ only in case, accents and spaces. */
export const isSameText = (one: string, other: string): boolean =>
  foldText(one) === foldText(other);
