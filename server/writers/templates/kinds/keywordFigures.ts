import type { KeywordCompetition, KeywordDraft, KeywordField } from '#domain/keywords/keyword.ts';
import { at, type SeededRandom } from '../seededRandom.ts';

/** A keyword with all its figures. */
export type SampleKeyword = {
  readonly [Name in KeywordField]: NonNullable<KeywordDraft[Name]>;
};

/** The intent behind a search term. It determines the volume and the price of a click. */
export type Intent = 'head' | 'buy' | 'learn' | 'local';

/** Search volumes as advertising tools round them. */
const volumes = [
  10, 20, 30, 40, 50, 70, 90, 110, 140, 170, 210, 260, 320, 390, 480, 590, 720, 880, 1000, 1300,
  1600, 1900, 2400, 2900, 3600, 4400, 5400, 6600, 8100, 9900, 12_100, 14_800, 18_100, 22_200,
  27_100, 33_100, 40_500, 49_500, 60_500, 74_000, 90_500, 110_000, 135_000, 165_000,
];

/** By intent: the range of the volume as powers of ten, and the range of the competition index. */
const spans: Readonly<Record<Intent, { volume: [number, number]; index: [number, number] }>> = {
  head: { volume: [3.3, 5.1], index: [18, 88] },
  buy: { volume: [2.3, 4], index: [42, 100] },
  learn: { volume: [1.2, 3.3], index: [0, 48] },
  local: { volume: [1, 3.1], index: [22, 84] },
};

/** Returns the competition level of an index from 0 to 100. */
export function competitionOf(index: number): KeywordCompetition {
  if (index < 20) return 'VERY_LOW';
  if (index < 40) return 'LOW';
  if (index < 60) return 'MEDIUM';
  return index < 80 ? 'HIGH' : 'VERY_HIGH';
}

const cents = (amount: number): number => Math.round(amount * 100) / 100;

/** Returns sample figures. Most terms are rare and few are common; a click costs more where competition is higher. */
export function figuresOf(
  keyword: string,
  intent: Intent,
  bid: number,
  chance: SeededRandom,
): Omit<SampleKeyword, 'keyword' | 'region'> {
  const { volume, index } = spans[intent];
  const words = Math.min(keyword.split(' ').length, 4);
  // Squaring makes most keywords rare; each further word makes them rarer still.
  const power = volume[0] + (volume[1] - volume[0]) * chance.next() ** 2 - 0.22 * (words - 2);
  const competitionIndex = chance.whole(index[0], index[1]);
  const pressure = 0.12 + (competitionIndex / 100) * 0.9;
  const highBid = Math.max(0.12, bid * pressure * (0.75 + chance.next() * 0.5));
  return {
    volume: at(
      volumes,
      Math.max(
        0,
        volumes.findLastIndex((step) => step <= 10 ** power),
      ),
    ),
    competitionLevel: competitionOf(competitionIndex),
    competitionIndex,
    lowBid: cents(highBid * (0.22 + chance.next() * 0.3)),
    highBid: cents(highBid),
    trend: Math.round((chance.next() + chance.next() + chance.next() - 1.4) * 42),
  };
}
