/** One word of a text, and whether it starts a sentence or a phrase. */
export interface Token {
  readonly text: string;
  readonly key: string;
  readonly startsSentence: boolean;
  readonly startsPhrase: boolean;
}

const word = /[\p{L}\p{N}](?:[\p{L}\p{N}\p{M}'’&+#/-]*[\p{L}\p{N}\p{M}+#])?/gu;

/** Returns the words of a text in order. The first word of a sentence is lower-cased unless it has other capitals. */
export function tokensOf(text: string): readonly Token[] {
  const tokens: Token[] = [];
  let end = 0;
  for (const match of text.matchAll(word)) {
    const between = text.slice(end, match.index);
    const startsSentence = tokens.length === 0 || /[.!?:;\n•|]/.test(between);
    const startsPhrase = startsSentence || between.trim() !== '';
    end = match.index + match[0].length;
    const isPlainCapital = /^\p{Lu}[\p{Ll}\p{M}'’-]+$/u.test(match[0]);
    const written = startsSentence && isPlainCapital ? match[0].toLowerCase() : match[0];
    const key = match[0].toLowerCase().replace('’', "'");
    tokens.push({ text: written, key, startsSentence, startsPhrase });
  }
  return tokens;
}

/** The kind of writing, which determines how words are found in a text. */
export type Writing = 'english' | 'latin' | 'spaced' | 'unspaced';

const unspaced =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/gu;

/** Detects the writing of a text: the script by its letters, and English by its function words. */
export function writingOf(
  text: string,
  english: ReadonlySet<string>,
  other: ReadonlySet<string>,
): Writing {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0;
  if ((text.match(unspaced)?.length ?? 0) * 4 > letters) return 'unspaced';
  if (latin * 2 < letters) return 'spaced';
  const keys = tokensOf(text).map((token) => token.key);
  const only = (one: ReadonlySet<string>, not: ReadonlySet<string>) =>
    keys.filter((key) => one.has(key) && !not.has(key)).length;
  return only(english, other) >= only(other, english) ? 'english' : 'latin';
}
