import { wordsOf, type Words } from '../namesInText.ts';
import { english } from './english.ts';
import { french } from './french.ts';
import { german } from './german.ts';
import type { PhraseList } from './phraseList.ts';
import { spanish } from './spanish.ts';

export type PhraseKind = 'risky' | 'generic' | 'wordy';

interface Phrase {
  readonly kind: PhraseKind;
  readonly words: readonly string[];
  /** Plainer words with the same meaning; null when there are none. */
  readonly plainer: string | null;
}

/** The phrases of a language by their first word, and the words around names. */
export interface MailLanguage {
  readonly frequent: ReadonlySet<string>;
  readonly greetings: ReadonlySet<string>;
  readonly everybody: ReadonlySet<string>;
  readonly phrases: ReadonlyMap<string, readonly Phrase[]>;
}

const setOf = (words: string): ReadonlySet<string> => new Set(wordsOf(words).folded);

function phrasesOf(list: PhraseList): MailLanguage['phrases'] {
  const phrases = (['risky', 'generic', 'wordy'] as const).flatMap((kind) =>
    list[kind].split('\n').map((line): Phrase => {
      const [phrase = '', plainer = null] = line.split(' > ');
      return { kind, words: wordsOf(phrase).folded, plainer };
    }),
  );
  // Longest first: when several phrases begin with the same words, the longest one gets the remark.
  phrases.sort((one, other) => other.words.length - one.words.length);
  return Map.groupBy(phrases, ({ words }) => words[0] ?? '');
}

const languageOf = (list: PhraseList): MailLanguage => ({
  frequent: setOf(list.frequent),
  greetings: setOf(list.greetings),
  everybody: setOf(list.everybody),
  phrases: phrasesOf(list),
});

let languages: readonly [MailLanguage, ...MailLanguage[]] | undefined;

/** Returns the language with the most frequent words in a text; English when there are none. */
export function mailLanguageOf({ folded }: Words): MailLanguage {
  languages ??= [languageOf(english), languageOf(german), languageOf(french), languageOf(spanish)];
  let [best] = languages;
  let most = 0;
  for (const language of languages) {
    const count = folded.filter((word) => language.frequent.has(word)).length;
    if (count > most) [best, most] = [language, count];
  }
  return best;
}

/** Matches the text between two words of a phrase: spaces, also at the end of a line, an apostrophe or a hyphen. */
const joint = /^(?:[^\S\n]{1,3}|[^\S\n]?\n[^\S\n]?|[’'‑–-]|[^\S\n]?%[^\S\n]?)$/u;

/** Returns the phrase that begins at this word; undefined when there is none. */
export function phraseAt(
  { phrases }: MailLanguage,
  text: string,
  words: Words,
  index: number,
): Phrase | undefined {
  const candidates = phrases.get(words.folded[index] ?? '') ?? [];
  return candidates.find((phrase) =>
    phrase.words.every((word, step) => {
      const at = index + step;
      if (words.folded[at] !== word) return false;
      return step === 0 || joint.test(text.slice(words.ends[at - 1], words.starts[at]));
    }),
  );
}

/** Returns `after` with a capital first letter if `before` has one. */
export function withCapitalOf(before: string, after: string): string {
  const [first = ''] = before;
  const isCapital = first !== first.toLowerCase() && first === first.toUpperCase();
  return isCapital ? after.replace(/^./u, (letter) => letter.toUpperCase()) : after;
}
