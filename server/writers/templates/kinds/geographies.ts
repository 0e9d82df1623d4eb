import type { GeographyDraft } from '#domain/insights/geography.ts';
import type { Level } from '#domain/insights/level.ts';
import type { Brief } from '../brief.ts';
import { at, seededRandom, type SeededRandom } from '../seededRandom.ts';
import { fill } from '../phrasing.ts';
import { distinct } from '../supply.ts';
import { isNear } from '../trade/near.ts';
import { places, type Place } from '../trade/places.ts';

const advice: Readonly<Record<Level, readonly string[]>> = {
  High: [
    'Many offers already, so lead with what sets {name} apart in {term} and start with one district around {city}.',
    'Worth entering through partners: established providers hold {city}, but few of them speak to {audience}.',
    'Expect to pay for attention here. Test {term} with {audience} first and expand once the numbers hold.',
  ],
  Medium: [
    'A good second market: demand for {term} is there, and {audience} around {city} still compare offers.',
    'Start with {audience} in {city} and let their recommendations for {term} carry {name} further.',
    'Local proof will decide. Win three customers in {city}, tell their story, then advertise {term}.',
  ],
  Low: [
    'Few competitors so far: {name} can become the first name people think of for {term} in {city}.',
    'An early start pays off here. Explain {term} well and {audience} will find {name} through search.',
    'Small but open: a modest budget for {term} goes a long way with {audience} around {city}.',
  ],
};

/** Returns the competition of a market: higher for larger markets, with some random variation. */
function levelOf(weight: number, chance: SeededRandom): Level {
  const pressure = weight + chance.whole(-2, 2);
  if (pressure >= 8) return 'High';
  return pressure >= 5 ? 'Medium' : 'Low';
}

/** A market size, larger for larger places and more expensive trades. */
function sizeOf(weight: number, bid: number, chance: SeededRandom): string {
  const millions = weight ** 2 * (12 + bid * 2) * (0.6 + chance.next() * 0.8);
  return millions >= 1000
    ? `$${(millions / 1000).toFixed(1)} billion`
    : `$${Math.round(millions / 10) * 10} million`;
}

/** The home market first, then its neighbours, then the rest. */
function inReach(brief: Brief, chance: SeededRandom): readonly Place[] {
  const rank = (place: Place) => (place === brief.home ? 0 : isNear(brief, place) ? 1 : 2);
  return chance.shuffled(places).sort((one, other) => rank(one) - rank(other));
}

function* drafts(brief: Brief): Generator<GeographyDraft> {
  const chance = seededRandom(brief.seed, 'geographies');
  const turns: Record<Level, number> = { High: 0, Medium: 0, Low: 0 };
  for (const [turn, place] of inReach(brief, chance).entries()) {
    const competitionLevel = levelOf(place.weight, chance);
    turns[competitionLevel] += 1;
    const words = {
      name: brief.name,
      term: at(brief.terms, turn),
      audience: at(brief.audiences, turn),
      city: place.city,
    };
    yield {
      region: place.region === place.country ? place.region : `${place.region}, ${place.country}`,
      marketSize: sizeOf(place.weight, brief.sector.bid, chance),
      growthRate: `${(1.5 + (10 - place.weight) * 0.5 + chance.next() * 6).toFixed(1)}% a year`,
      competitionLevel,
      recommendation: fill(at(advice[competitionLevel], turns[competitionLevel]), words),
    };
  }
}

/** Markets, the home market first; as many as there are known places. */
export const geographies = (brief: Brief): Iterable<GeographyDraft> =>
  distinct(drafts(brief), ({ region }) => region);
