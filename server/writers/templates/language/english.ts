import { canBuy } from './people.ts';
import {
  emptyNouns,
  englishAdjectives,
  englishGlue,
  englishVerbs,
  givingVerbs,
  identityNouns,
  masteryWords,
  notAdverbs,
  notParticiples,
  notVerbs,
  nounsToo,
} from './stopWords.ts';
import { tokensOf, type Token } from './tokens.ts';

/** Consecutive words that belong together, and the words before them. */
interface Phrase {
  readonly words: readonly Token[];
  /** The function word or verb right before it; blank at the start of a sentence or after a comma. */
  readonly before: string;
  /** The word before that one. */
  readonly earlier: string;
  /** True after a verb of giving in the same sentence: then "to" introduces an audience. */
  readonly isGiving: boolean;
}

// Tests the ending only: a pattern that also matched the stem would take quadratic time on very long words.
const isVerb = (key: string): boolean =>
  englishVerbs.has(key) ||
  (key.length > 4 && /(?:[iy]s|iz|if)(?:e|es|y)$/.test(key) && !notVerbs.has(key));
const isAdverb = (key: string): boolean =>
  key.length > 3 && key.endsWith('ly') && !notAdverbs.has(key);
const isAdjective = (key: string): boolean =>
  englishAdjectives.has(key) || (key.length > 4 && key.endsWith('ed') && !notParticiples.has(key));
const isNumber = (key: string): boolean => !/\p{L}/u.test(key);

/** True for a word that ends a phrase: `repair` in `we repair` or `teams repair`, but not in `boiler repair`. */
function isGlue({ key }: Token, last: Token | undefined): boolean {
  if (nounsToo.has(key) && last && !last.key.endsWith('s')) return false;
  return englishGlue.has(key) || isVerb(key) || isAdverb(key) || isNumber(key);
}

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
      previous = '';
    }
    if (token.startsSentence) isGiving = false;
    if (isGlue(token, words.at(-1))) {
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

/** The role of a phrase in its sentence. */
type Role = 'term' | 'audience' | 'place' | 'circumstance' | 'identity';

const introducesAudience =
  /^(?:for|help|helps|helping|serve|serves|serving|supports?|empowers?|advis(?:e|es|ing)|assists?|represent(?:s|ing)?|teach(?:es)?|guides?)$/;

/** Returns the role of a phrase, from the words before it and the role of the previous phrase. */
function roleOf(phrase: Phrase, text: string, last: Role): Role {
  const { before } = phrase;
  // `in the morning` and `at our shop` are read like `in` and `at`.
  const link = /^(?:the|an?|my|our|your|their)$/.test(before) ? phrase.earlier : before;
  if (link === 'in' || link === 'across' || link === 'near') {
    if (masteryWords.has(phrase.earlier)) return 'term';
    return /^\p{Lu}/u.test(text) ? 'place' : 'circumstance';
  }
  if (/^(?:from|at|by)$/.test(link) || (before !== '' && isNumber(before))) return 'circumstance';
  const isIntroduced = introducesAudience.test(link) || (link === 'to' && phrase.isGiving);
  if (canBuy(text) && (isIntroduced || (before === 'and' && last === 'audience')))
    return 'audience';
  const head = text.slice(text.lastIndexOf(' ') + 1).toLowerCase();
  return /^(?:an?|)$/.test(before) && identityNouns.has(head) ? 'identity' : 'term';
}

const longestPhrase = 3;

/** Returns the last three words of a phrase, without adjectives at its end. */
function textOf(words: readonly Token[]): string {
  const end = words.findLastIndex(({ key }) => !isAdjective(key)) + 1;
  return words
    .slice(0, end)
    .slice(-longestPhrase)
    .map((token) => token.text)
    .join(' ');
}

const isTelling = (text: string): boolean =>
  /\p{L}/u.test(text) &&
  (text.length > 2 || /^\p{Lu}{2}$/u.test(text)) &&
  !emptyNouns.has(text.toLowerCase());

/** Returns the phrases of an English text by their role, in the order of the text. */
export function readEnglish(text: string): Readonly<Record<Role, readonly string[]>> {
  const found: Record<Role, string[]> = {
    term: [],
    audience: [],
    place: [],
    circumstance: [],
    identity: [],
  };
  let last: Role = 'term';
  for (const phrase of phrasesOf(text)) {
    const written = textOf(phrase.words);
    if (isTelling(written)) {
      last = roleOf(phrase, written, last);
      found[last].push(written);
    } else if (introducesAudience.test(phrase.before)) {
      // In `for small and large shops`, the audience continues after `small`.
      last = 'audience';
    }
  }
  return found;
}
