import { readEnglish } from './english.ts';
import { withoutArticle } from './plural.ts';
import { englishGlue, nativeCities, otherGlue } from './stopWords.ts';
import { tokensOf, writingOf, type Writing } from './tokens.ts';

/** The offers, audiences and places in a description, in its own words. */
export interface Subject {
  readonly writing: Writing;
  /** Phrases of one to three words, the most important first. */
  readonly terms: readonly string[];
  /** The customers it mentions, in the plural. */
  readonly audiences: readonly string[];
  /** The places it mentions. */
  readonly places: readonly string[];
}

const mostTerms = 8;

/** Sorts phrases: frequent and longer ones first, then in the order of the text. Removes duplicates. */
function ranked(found: readonly string[]): string[] {
  const scores = new Map<string, { text: string; score: number }>();
  for (const text of found) {
    const key = text.toLowerCase();
    const known = scores.get(key);
    const weight = 1 + 0.4 * (text.split(' ').length - 1);
    if (known) known.score += weight;
    else scores.set(key, { text, score: weight });
  }
  return [...scores.values()].sort((one, other) => other.score - one.score).map(({ text }) => text);
}

/** Returns the minimum length of a word to count as a term, by its script. */
function shortestWord(key: string): number {
  if (/\p{Script=Hangul}/u.test(key)) return 2;
  return /[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}]/u.test(key) ? 5 : 3;
}

/** Endings of Slavic verbs (first person plural and infinitives), which are not offers. */
const slavicVerb = /(?:[єеиїуя]мо|[ауеия]ем|уємо|аємо|ать|ить|ати|ити|ють|ують)$/u;

/** Finds terms in a language with unknown grammar: a word of sufficient length, or two adjacent ones. */
function spacedTerms(text: string): string[] {
  const found: string[] = [];
  let previous = '';
  for (const { key, text: written, startsPhrase } of tokensOf(text)) {
    const isTerm =
      key.length >= shortestWord(key) &&
      !otherGlue.has(key) &&
      !slavicVerb.test(key) &&
      /\p{L}/u.test(key);
    const isPair = isTerm && previous !== '' && !startsPhrase;
    if (isPair) found.pop();
    if (isTerm) found.push(isPair ? `${previous} ${written}` : written);
    previous = isTerm && !isPair ? written : '';
  }
  return found;
}

/** Splits Japanese and Chinese text at particles (hiragana, or a few Chinese characters): the rest are words, approximately. */
const betweenWords =
  /(?:提供|销售|銷售|专注|專注|帮助|幫助|我们|我們|[\p{Script=Hiragana}私の的和是在与與了为為您你他她它及或等并並也都将將把被对對从從到\s\p{P}\p{S}])+/u;

function unspacedTerms(text: string): string[] {
  return text
    .split(betweenWords)
    .map((run) => /^.{2,8}/u.exec(run)?.[0] ?? '')
    .filter((run) => /\p{L}/u.test(run));
}

/** Finds the subject of a description in any language. The name of the business is not a term. */
export function subjectOf(description: string, name = ''): Subject {
  const known = name.toLowerCase();
  const isNew = (term: string) => !known.includes(term.toLowerCase());
  const text = description.toWellFormed().normalize('NFC').slice(0, 4000);
  const writing = writingOf(text, englishGlue, otherGlue);
  if (writing !== 'english') {
    const found = writing === 'unspaced' ? unspacedTerms(text) : spacedTerms(text);
    const terms = found.filter((term) => isNew(term) && !nativeCities.has(term.toLowerCase()));
    return { writing, terms: ranked(terms).slice(0, mostTerms), audiences: [], places: [] };
  }
  const { term, audience, place, identity } = readEnglish(text);
  // Nouns by which the business describes itself are used only when there are no other terms.
  const told = term.filter(isNew);
  const named = told.length > 0 ? told : identity.filter(isNew);
  return {
    writing,
    terms: ranked(named.map(withoutArticle)).slice(0, mostTerms),
    audiences: ranked(audience),
    places: ranked(place),
  };
}
