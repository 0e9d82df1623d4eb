import type { Brief } from '../brief.ts';
import { places, type Place } from './places.ts';

/** Where those who write in English are likeliest at home when they don't say. */
const english: ReadonlySet<string> = new Set([
  'United States',
  'United Kingdom',
  'Canada',
  'Ireland',
  'Australia',
]);

/** True for a place in the business's own country, or in one of its language. */
export function isNear(brief: Brief, { country }: Place): boolean {
  if (brief.home) return country === brief.home.country;
  return brief.writing === 'english' && english.has(country);
}

/** The places near a business; all of them where nothing tells which are. */
export function near(brief: Brief): readonly Place[] {
  const found = places.filter((place) => isNear(brief, place));
  return found.length > 0 ? found : places;
}
