import {
  englishAdjectives,
  englishGlue,
  englishVerbs,
  givingVerbs,
  masteryWords,
  notAdverbs,
  notVerbs,
} from './stopWords.ts';
import { tokensOf, type Token } from './tokens.ts';

/** A run of words that belong together, and the words that led up to it. */
interface Phrase {
  readonly words: readonly Token[];
  /** The function word or verb right before it; blank at the start of a sentence or after a comma. */
  readonly before: string;
  /** The word before that one. */
  readonly earlier: string;
  /** Whether its sentence spoke of giving something to someone. */
  readonly isGiving: boolean;
}

// Endings only: a pattern that also matched the stem would take quadratic time on a word without end.
const isVerb = (key: string): boolean =>
  englishVerbs.has(key) ||
  (key.length > 4 && /(?:[iy]s|iz|if)(?:e|es|y)$/.test(key) && !notVerbs.has(key));
const isAdverb = (key: string): boolean =>
  key.length > 3 && key.endsWith('ly') && !notAdverbs.has(key);
const isGlue = ({ key }: Token): boolean => englishGlue.has(key) || isVerb(key) || isAdverb(key);

function phrasesOf(text: string): readonly Phrase[] {
  const found: Phrase[] = [];
  let words: Token[] = [];
  let before = '';
  let earlier = '';
  let isGiving = false;
  let previous = '';
  const close = () => {
    if (words.length > 0) found.push({ words, before, earlier, isGiving });
    words = [];
  };
  for (const token of tokensOf(text)) {
    if (token.startsPhrase) {
      close();
      before = '';
    }
    if (token.startsSentence) isGiving = false;
    if (isGlue(token)) {
      close();
      isGiving ||= givingVerbs.has(token.key);
      earlier = previous;
      before = token.key;
    } else words.push(token);
    previous = token.key;
  }
  close();
  return found;
}

type Role = 'term' | 'audience' | 'place' | 'circumstance';

const plural = /(?:[^su'’]s|people|women|men|children|staff)$/i;
const introducesAudience = /^(?:for|help|helps|helping|serve|serves|serving|supports?|empowers?)$/;

/** What a phrase is in its sentence, judged by the word before it and by what the last phrase was. */
function roleOf(phrase: Phrase, text: string, last: Role): Role {
  const { before } = phrase;
  if (before === 'in' || before === 'across' || before === 'near') {
    if (masteryWords.has(phrase.earlier)) return 'term';
    return /^\p{Lu}/u.test(text) ? 'place' : 'circumstance';
  }
  if (!plural.test(text)) return 'term';
  if (introducesAudience.test(before) || (before === 'to' && phrase.isGiving)) return 'audience';
  return before === 'and' && last === 'audience' ? 'audience' : 'term';
}

const longestPhrase = 3;

/** The phrase without bare adjectives at its end, at most three words long. */
function textOf(words: readonly Token[]): string {
  const end = words.findLastIndex(({ key }) => !englishAdjectives.has(key)) + 1;
  return words
    .slice(0, end)
    .slice(-longestPhrase)
    .map((token) => token.text)
    .join(' ');
}

const isTelling = (text: string): boolean =>
  /\p{L}/u.test(text) && (text.length > 2 || /^\p{Lu}{2}$/u.test(text));

/** The phrases of an English text by what they are, in the order of the text. */
export function readEnglish(text: string): Readonly<Record<Role, readonly string[]>> {
  const found: Record<Role, string[]> = { term: [], audience: [], place: [], circumstance: [] };
  let last: Role = 'term';
  for (const phrase of phrasesOf(text)) {
    const written = textOf(phrase.words);
    if (!isTelling(written)) continue;
    last = roleOf(phrase, written, last);
    found[last].push(written);
  }
  return found;
}
