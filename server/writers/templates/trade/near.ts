import type { Brief } from '../brief.ts';
import { places, type Place } from './places.ts';

/** The likely countries of a business with an English description and no known place. */
const english: ReadonlySet<string> = new Set([
  'United States',
  'United Kingdom',
  'Canada',
  'Ireland',
  'Australia',
]);

/** True for a place in the country of the business or, when that is unknown, in an English-speaking one. */
export function isNear(brief: Brief, { country }: Place): boolean {
  if (brief.home) return country === brief.home.country;
  return brief.writing === 'english' && english.has(country);
}

/** Returns the places near a business, or all places when none is known to be near. */
export function near(brief: Brief): readonly Place[] {
  const found = places.filter((place) => isNear(brief, place));
  return found.length > 0 ? found : places;
}
