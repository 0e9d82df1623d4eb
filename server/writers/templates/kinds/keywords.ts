import type { Brief } from '../brief.ts';
import { at, seededRandom } from '../seededRandom.ts';
import { distinct, inTurn } from '../supply.ts';
import { places } from '../trade/places.ts';
import { figuresOf, type Intent, type SampleKeyword } from './keywordFigures.ts';

/** A search term without figures. */
interface Search {
  readonly text: string;
  readonly intent: Intent;
  readonly country?: string;
}

const search = (intent: Intent, text: string): Search => ({ intent, text });

/** Returns the term with a word added, unless it contains the word already. */
export const joined = (term: string, word: string): string =>
  term.toLowerCase().includes(word.toLowerCase()) ? term : `${term} ${word}`;

const topics = ['guide', 'tips', 'examples', 'checklist', 'comparison', 'benefits', 'ideas'];

function* toBuy(terms: readonly string[], intents: readonly string[]): Generator<Search> {
  for (const intent of intents) {
    for (const term of terms) yield search('buy', joined(term, intent));
  }
  for (const term of terms) yield search('buy', `best ${term}`);
  for (const term of terms) yield search('buy', `affordable ${term}`);
}

function* toLearn(terms: readonly string[], audiences: readonly string[]): Generator<Search> {
  for (const [turn, audience] of audiences.entries()) {
    const others = terms.filter((term) => !audience.includes(term));
    for (const term of others) yield search('learn', `${term} for ${audience}`);
    for (const term of terms) yield search('learn', `${term} ${at(topics, turn)}`);
  }
  for (const term of terms) yield search('learn', `how to choose ${term}`);
}

function* nearby(terms: readonly string[], brief: Brief): Generator<Search> {
  const chance = seededRandom(brief.seed, 'cities');
  const isHome = (country: string) => country === brief.home?.country;
  const order = chance
    .shuffled(places)
    .sort((one, other) => Number(isHome(other.country)) - Number(isHome(one.country)));
  for (const { city, country } of order) {
    for (const term of terms) yield { ...search('local', `${term} ${city}`), country };
  }
}

function* inEnglish(terms: readonly string[], brief: Brief): Generator<Search> {
  const heads = terms.map((term) => search('head', term));
  const { intents } = brief.sector;
  const asked = inTurn(heads, toBuy(terms, intents));
  const learned = toLearn(terms, brief.audiences);
  // Terms with a town alternate with the others for a business that customers visit; otherwise they come last.
  if (intents.includes('near me')) yield* inTurn(asked, inTurn(learned, nearby(terms, brief)));
  else {
    yield* inTurn(asked, learned);
    yield* nearby(terms, brief);
  }
}

/** In other languages only the business's own words are combined, because no others are known to fit. */
function* inOwnWords({ terms, name }: Brief): Generator<Search> {
  for (const term of terms) yield search('head', term);
  for (const one of terms) {
    for (const other of terms) if (one !== other) yield search('buy', `${one} ${other}`);
    yield search('local', `${name} ${one}`);
  }
  for (const one of terms) {
    for (const other of terms) {
      for (const third of terms) {
        if (new Set([one, other, third]).size === 3)
          yield search('learn', `${one} ${other} ${third}`);
      }
    }
  }
}

function* searches(brief: Brief): Generator<Search> {
  if (brief.writing === 'english') yield* inEnglish(brief.terms, brief);
  else yield* inOwnWords(brief);
  yield* inEnglish(brief.sector.offers, brief);
}

/** Keywords with figures: first those with the offers of the business, then those of its sector. */
export function* keywords(brief: Brief): Generator<SampleKeyword> {
  for (const { text, intent, country } of distinct(searches(brief), (found) => found.text)) {
    const keyword = text.toLowerCase();
    const chance = seededRandom(brief.seed, 'keyword', keyword);
    yield {
      keyword,
      ...figuresOf(keyword, intent, brief.sector.bid, chance),
      region: country ?? brief.home?.country ?? chance.pick(['United States', 'United Kingdom']),
    };
  }
}
