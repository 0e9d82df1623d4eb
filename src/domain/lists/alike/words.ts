import { foldText } from '#text/foldText.ts';

/** Words to ignore, by language. Words that have a meaning in another of these languages are not listed. */
const smallWords = {
  en: 'a an and are at by for from in is it its of on or our the their this that to we with you your',
  de: 'das dem den der des die ein eine einem einen einer fur im mit oder und unser unsere von zu zum zur',
  fr: 'au aux avec ces dans du est et la le les nos notre ou par pour sur un une vos votre',
  es: 'con del el en las los para por su sus un una unos y',
  it: 'che con dei del della di gli il lo nella per un uno una',
  nl: 'aan de een en het met naar of ons onze uw van voor zijn',
};
/** Legal forms, which a company's name may have or not. */
const legalForms =
  'ab ag as bv co company corp corporation gmbh inc kg limited llc llp ltd nv oy plc sa sarl se sl spa srl ug';

const ignoredWords = new Set(Object.values(smallWords).flatMap((words) => words.split(' ')));
const ignoredInNames = new Set(legalForms.split(' '));

const word = /[\p{L}\p{N}][\p{L}\p{M}\p{N}+#]*/gu;
/** Scripts without spaces between words. Each pair of characters counts as a word. */
const unspaced =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}]/u;
const ending = /(?:ings?|ied|ies|ed|es|en|(?<!s)s|e|y)$/;

/** Removes usual endings of words in Latin letters: 'deliveries' and 'delivery' become the same. */
function stemOf(text: string): string {
  if (!/^[a-z]{4,}$/.test(text)) return text;
  const stem = text.replace(ending, '');
  if (stem.length < 3) return text;
  return stem.replace(/([bdgmnprt])\1$/, '$1');
}

function partsOf(text: string): readonly string[] {
  if (!unspaced.test(text)) return [stemOf(text)];
  const letters = Array.from(text);
  return letters.length < 2
    ? letters
    : letters.slice(1).map((letter, index) => `${letters[index]}${letter}`);
}

/** Returns the words by which texts are compared, each once. Ignored words are kept when there are no others. */
export function wordsOf(texts: readonly string[], isCompanyName = false): ReadonlySet<string> {
  const all = texts.flatMap(
    (text) =>
      foldText(text)
        .replace(/['’]s\b/g, '')
        .match(word) ?? [],
  );
  const meaning = all.filter(
    (each) => !ignoredWords.has(each) && !(isCompanyName && ignoredInNames.has(each)),
  );
  return new Set((meaning.length > 0 ? meaning : all).flatMap(partsOf));
}
