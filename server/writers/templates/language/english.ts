import { canBuy, isAnimal } from './people.ts';
import { isMassNoun, withoutArticle } from './plural.ts';
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
  /** The same without articles: `in the morning` and `at our shop` are linked by `in` and `at`. */
  readonly link: string;
  /** The word before the link. */
  readonly beforeLink: string;
  /** True after a verb of giving in the same sentence: then "to" introduces an audience. */
  readonly isGiving: boolean;
  /** True with an article or at the start of a sentence: `a climbing wall`. In `red wine and port`, nothing is counted. */
  readonly isCounted: boolean;
}

// Tests the ending only: a pattern that also matched the stem would take quadratic time on very long words.
const isVerb = (key: string): boolean =>
  englishVerbs.has(key) ||
  (key.length > 4 &&
    /(?:[iy]s|iz|if)(?:e|es|y)$/.test(key) &&
    !notVerbs.has(key) &&
    !notVerbs.has(key.replace(/s$/, '')));
const isAdverb = (key: string): boolean =>
  key.length > 3 && key.endsWith('ly') && !notAdverbs.has(key);
const isAdjective = (key: string): boolean =>
  englishAdjectives.has(key) || (key.length > 4 && key.endsWith('ed') && !notParticiples.has(key));
const isNumber = (key: string): boolean => !/\p{L}/u.test(key);

const joins = (key: string): boolean => key === 'and' || key === 'or';
const isArticle = (key: string): boolean =>
  /^(?:an?|the|my|our|your|their|its|his|her|this|each|every|another)$/.test(key);
const isObject = (key: string): boolean => isArticle(key) || /^(?:us|them|me)$/.test(key);
/** Subjects of the next word: `we vet`, `who treat`, `it ships`. */
const isSubject = (key: string): boolean => /^(?:i|we|they|you|who)$/.test(key);
const isSingularSubject = (key: string): boolean => /^(?:it|he|she|that|which)$/.test(key);
const isParticle = (key: string): boolean => /^(?:up|down|out|in|on|for|with|to|at|by)$/.test(key);
/** A form that may be the plain form of a verb. */
const isPlain = (key: string): boolean => !key.endsWith('s') && !isMassNoun(key);

/** The words around a word: blank where a comma or a full stop comes between. */
interface Place {
  readonly previous: string;
  readonly following: string;
  /** True when the word before the comma or the "and" was a verb. */
  readonly isAfterVerb: boolean;
  /** True when the word belongs to a list: the next one follows a comma or "and". */
  readonly isListed: boolean;
}

/** True for a word that its place makes a verb, whatever the word is. */
function isVerbAt({ key }: Token, last: Token | undefined, place: Place): boolean {
  const { previous, following, isAfterVerb, isListed } = place;
  if (isSubject(previous)) return !isAdjective(key);
  if (isSingularSubject(previous))
    return /[^s]s$/.test(key) || (isPlain(key) && isParticle(following));
  if (key.endsWith('ing') && /^(?:been|without|by)$/.test(previous)) return following !== '';
  const isAfterPeople = last !== undefined && canBuy(last.key);
  // In `people leaving care`, the participle ends the phrase.
  if (isAfterPeople && key.endsWith('ing'))
    return !isMassNoun(key) && following !== '' && !englishGlue.has(following);
  if (!isPlain(key)) return false;
  if (isAfterPeople) return isListed || isObject(following);
  if (last !== undefined) return false;
  if (isAfterVerb) return joins(previous) || (previous === '' && isListed);
  if (previous === 'to' && isParticle(following)) return true;
  const isBegun = joins(previous) || previous === 'to';
  return isBegun ? isObject(following) : previous === '' && /^(?:your|our|us)$/.test(following);
}

/** True for a word that ends a phrase: `repair` in `we repair` or `teams repair`, but not in `boiler repair`. */
function isGlue({ key }: Token, last: Token | undefined): boolean {
  if (nounsToo.has(key) && last && !last.key.endsWith('s')) return false;
  return englishGlue.has(key) || isVerb(key) || isAdverb(key) || isNumber(key);
}

function phrasesOf(text: string): readonly Phrase[] {
  const found: Phrase[] = [];
  let words: Token[] = [];
  let before = '';
  let link = '';
  let beforeLink = '';
  let isGiving = false;
  let isCounted = true;
  let previous = '';
  let subject = '';
  let isAfterVerb = false;
  const close = () => {
    if (words.length === 0) return;
    found.push({ words, before, link, beforeLink, isGiving, isCounted });
    words = [];
    link = '';
  };
  const tokens = tokensOf(text);
  for (const [index, token] of tokens.entries()) {
    const { key } = token;
    const next = tokens[index + 1];
    if (token.startsPhrase) {
      close();
      before = '';
      link = '';
      previous = '';
      subject = '';
    }
    if (token.startsSentence) {
      isGiving = false;
      isCounted = true;
      isAfterVerb = false;
    }
    const place = {
      previous: subject,
      following: next && !next.startsPhrase ? next.key : '',
      isAfterVerb,
      isListed:
        next !== undefined && !next.startsSentence && (next.startsPhrase || joins(next.key)),
    };
    const isVerbHere = isVerbAt(token, words.at(-1), place);
    if (isVerbHere || isGlue(token, words.at(-1))) {
      close();
      isGiving ||= givingVerbs.has(key);
      if (!isArticle(key) && key !== 'own') {
        link = key;
        beforeLink = previous;
      }
      before = key;
      if (!joins(key)) isAfterVerb = isVerbHere || isVerb(key);
    } else {
      if (words.length === 0 && before !== '' && !joins(before)) isCounted = isArticle(before);
      words.push(token);
      isAfterVerb = false;
    }
    previous = key;
    // An adverb may stand between a subject and its verb: `we also vet`.
    if (!isAdverb(key) && !/^(?:also|always|never|now|still|just|only|not)$/.test(key))
      subject = key;
  }
  close();
  return found;
}

/** The role of a phrase in its sentence. */
type Role = 'term' | 'audience' | 'place' | 'circumstance' | 'identity';

const introducesAudience =
  /^(?:for|help|helps|helping|lets?|serve|serves|serving|supports?|empowers?|advis(?:e|es|ing)|assists?|represent(?:s|ing)?|teach(?:es)?|treats?|guides?)$/;

/** Returns the role of a phrase, from the words before it and the role of the previous phrase. */
function roleOf(phrase: Phrase, text: string, last: Role, isIntroduced: boolean): Role {
  const { before, link } = phrase;
  const isCapital = /^\p{Lu}/u.test(text);
  if (/^(?:in|across|near|between|throughout)$/.test(link)) {
    if (masteryWords.has(phrase.beforeLink)) return 'term';
    return isCapital ? 'place' : 'circumstance';
  }
  const isNext = before === '' || joins(before);
  if (last === 'place' && isCapital && isNext) return 'place';
  if (/^(?:from|at|by)$/.test(link) || (before !== '' && isNumber(before))) return 'circumstance';
  const isAudience = isIntroduced || (link === 'to' && phrase.isGiving);
  if (isAnimal(text) && (isAudience || (isNext && last === 'circumstance'))) return 'circumstance';
  if (canBuy(text) && (isAudience || (isNext && last === 'audience'))) return 'audience';
  // `We are vets` says who they are.
  if (/^(?:are|am)$/.test(link) && /^(?:we|i)$/.test(phrase.beforeLink)) return 'identity';
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

/**
 * Returns the phrases of an English text by their role, in the order of the text. Offers are in the form that needs no
 * article. Phrases that are not new are left out, such as the name of the business.
 */
export function readEnglish(
  text: string,
  isNew: (phrase: string) => boolean,
): Readonly<Record<Role, readonly string[]>> {
  const found: Record<Role, string[]> = {
    term: [],
    audience: [],
    place: [],
    circumstance: [],
    identity: [],
  };
  let last: Role = 'term';
  let isIntroduced = false;
  for (const phrase of phrasesOf(text)) {
    const written = textOf(phrase.words);
    const introduces = introducesAudience.test(phrase.link);
    isIntroduced = introduces || (isIntroduced && joins(phrase.before));
    if (isTelling(written)) {
      last = roleOf(phrase, written, last, isIntroduced);
      const isOffer = last === 'term' || last === 'identity';
      if (isOffer && !isNew(written)) continue;
      found[last].push(isOffer && phrase.isCounted ? withoutArticle(written) : written);
    } else if (introduces) {
      // In `for small and large shops`, the audience continues after `small`.
      last = 'audience';
    }
  }
  return found;
}
