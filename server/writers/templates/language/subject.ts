import { readEnglish } from './english.ts';
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
  /** The nouns by which it describes the business. */
  readonly identity: readonly string[];
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

/** Endings of Slavic verbs (first person plural and infinitives), and of Romance and Greek ones (first person plural). */
const verbEnding =
  /(?:[єеиїуя]мо|[ауеия]ем|уємо|аємо|ать|ить|ати|ити|ють|ують|iamo|[aei]mos|ουμε|[αά]με)$/u;

/** Pronouns before a verb in the first person plural: `wir backen`, `nous cultivons`. */
const we = new Set('wir nous wij vi noi nosotros nosotras nós ми мы'.split(' '));

/** Words that introduce the customers of the sentence. */
const forWhom = new Set('für fur pour para per voor för dla для за για'.split(' '));
/** Words that introduce a place, a material or a manner, up to the next comma. */
const whereOrHow = new Set(
  `in im an am auf aus bei nach über unter durch mit dans chez sur avec en à nel nella nei con tra em com op met på med
  у в на з из із σε στο στη στην στον στα στις στους με`.split(/\s+/),
);

/** German, where nouns have a capital, and nothing else inside a sentence. */
const isGerman = (text: string): boolean => /(?<!\p{L})(?:und|für|wir|mit)(?!\p{L})/iu.test(text);

/** Finds terms in a language with unknown grammar: a word of sufficient length, or two adjacent ones. */
function spacedTerms(text: string): string[] {
  const found: string[] = [];
  /** The terms that are neither customers nor places. */
  const offered: string[] = [];
  const hasCapitals = isGerman(text);
  let previous = '';
  let before = '';
  let aside: 'sentence' | 'phrase' | undefined;
  for (const { key, text: written, startsPhrase, startsSentence } of tokensOf(text)) {
    if (startsSentence || (startsPhrase && aside === 'phrase')) aside = undefined;
    if (forWhom.has(key)) aside = 'sentence';
    else if (whereOrHow.has(key)) aside ??= 'phrase';
    const isTerm =
      key.length >= shortestWord(key) &&
      !otherGlue.has(key) &&
      !we.has(before) &&
      !verbEnding.test(key) &&
      (!hasCapitals || startsSentence || /^\P{Ll}/u.test(written)) &&
      /\p{L}/u.test(key);
    const isPair = isTerm && previous !== '' && !startsPhrase;
    const lists = aside ? [found] : [found, offered];
    for (const list of lists) {
      if (isPair) list.pop();
      if (isTerm) list.push(isPair ? `${previous} ${written}` : written);
    }
    previous = isTerm && !isPair ? written : '';
    before = key;
  }
  return offered.length > 1 ? offered : found;
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

/** A pattern for a whole word or name, as it is written. */
function wordPattern(word: string): RegExp {
  const escaped = word.replace(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`);
  return new RegExp(String.raw`(?<![\p{L}\p{N}])${escaped}(?![\p{L}\p{N}])`, 'gu');
}

/** True when a text contains a word in lower case. */
const hasWord = (text: string, word: string): boolean =>
  word === word.toLowerCase() && wordPattern(word).test(text);

const replaceWord = (text: string, word: string, other: string): string =>
  word.trim() === '' ? text : text.replace(wordPattern(word.trim()), other);

/** Finds the subject of a description in any language. The name of the business is not a term. */
export function subjectOf(description: string, name = ''): Subject {
  const known = name.toLowerCase();
  const text = description.toWellFormed().normalize('NFC').slice(0, 4000);
  // A word of the name that the text also writes in lower case is an offer: the bread of Leeds Bread Company.
  const isNew = (term: string) => !known.includes(term.toLowerCase()) || hasWord(text, term);
  const writing = writingOf(text, englishGlue, otherGlue);
  if (writing !== 'english') {
    const found = writing === 'unspaced' ? unspacedTerms(text) : spacedTerms(text);
    const terms = found.filter((term) => isNew(term) && !nativeCities.has(term.toLowerCase()));
    return {
      writing,
      terms: ranked(terms).slice(0, mostTerms),
      audiences: [],
      places: [],
      identity: [],
    };
  }
  // Without its name, the text is read as if the business spoke of "it".
  const { term, audience, place, identity } = readEnglish(replaceWord(text, name, 'it'), isNew);
  // Nouns by which the business describes itself are used only when there are no other terms.
  const named = term.length > 0 ? term : identity;
  return {
    writing,
    terms: ranked(named).slice(0, mostTerms),
    audiences: ranked(audience),
    places: ranked(place),
    identity: ranked(identity),
  };
}
