import { readEnglish } from './english.ts';
import { withoutArticle } from './plural.ts';
import { englishGlue, nativeCities, otherGlue } from './stopWords.ts';
import { tokensOf, writingOf, type Writing } from './tokens.ts';

/** What a description is about, in its own words. */
export interface Subject {
  readonly writing: Writing;
  /** Phrases of one to three words, the most telling first. */
  readonly terms: readonly string[];
  /** Those it says it is for, in the plural. */
  readonly audiences: readonly string[];
  /** Where it says it is. */
  readonly places: readonly string[];
}

const mostTerms = 8;

/** The most frequent first; among equals the longer, then the earlier. */
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

/** How long a word must be to mean something on its own, by script. */
function shortestWord(key: string): number {
  if (/\p{Script=Hangul}/u.test(key)) return 2;
  return /[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}]/u.test(key) ? 5 : 3;
}

/** First person plural and infinitives of the Slavic languages: what a business does, not what it sells. */
const slavicVerb = /(?:[єеиїуя]мо|[ауеия]ем|уємо|аємо|ать|ить|ати|ити|ють|ують)$/u;

/** Where the grammar is not known, a term is a word long enough to mean something, or two that stand together. */
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

/** Japanese particles are hiragana and Chinese ones a few signs: what stands between them is a word, or nearly. */
const betweenWords =
  /(?:提供|销售|銷售|专注|專注|帮助|幫助|我们|我們|[\p{Script=Hiragana}私の的和是在与與了为為您你他她它及或等并並也都将將把被对對从從到\s\p{P}\p{S}])+/u;

function unspacedTerms(text: string): string[] {
  return text
    .split(betweenWords)
    .map((run) => /^.{2,8}/u.exec(run)?.[0] ?? '')
    .filter((run) => /\p{L}/u.test(run));
}

/** Finds the words a description turns on, whatever language it is in; none where there are none, and never the name. */
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
  // What it calls itself is of use only where it says nothing else.
  const told = term.filter(isNew);
  const named = told.length > 0 ? told : identity.filter(isNew);
  return {
    writing,
    terms: ranked(named.map(withoutArticle)).slice(0, mostTerms),
    audiences: ranked(audience),
    places: ranked(place),
  };
}
