import type { BusinessProfile } from '#domain/business/businessInfo.ts';
import { hash } from './seededRandom.ts';
import { subjectOf } from './language/subject.ts';
import type { Writing } from './language/tokens.ts';
import { oneLine } from './phrasing.ts';
import { accountsIn } from './trade/accounts.ts';
import type { AccountKey } from './trade/account.ts';
import { homeOf, type Place } from './trade/places.ts';
import type { Sector } from './trade/sector.ts';
import { general, sectorOf } from './trade/sectors.ts';

/** The facts about a business that templates use, read from its profile. */
export interface Brief {
  readonly name: string;
  /** Host of the website without `www.`; blank when the profile has none. */
  readonly host: string;
  readonly sector: Sector;
  readonly writing: Writing;
  /** The offers, in the words of the business; in those of its sector when its profile contains too few. */
  readonly terms: readonly string[];
  /** The customers, in the plural: first those in the profile, then those usual in its sector. */
  readonly audiences: readonly string[];
  /** How many of `audiences` come from the profile. */
  readonly namedAudiences: number;
  readonly accounts: readonly AccountKey[];
  readonly home: Place | undefined;
  /** A hash of the whole profile: the seed of all random choices. */
  readonly seed: number;
}

/** With fewer own terms, terms of the sector are added, because all suggestions would sound the same. */
const enoughTerms = 2;
const borrowedTerms = 4;

/** Returns the host of a website in any notation; blank when it cannot be found. */
function hostOf(website: string): string {
  const host = /^\s*(?:[a-z][a-z\d+.-]*:\/\/)?(?:www\.)?([^\s/?#:]+\.[^\s/?#:]+)/i.exec(
    website,
  )?.[1];
  return host?.toLowerCase().toWellFormed() ?? '';
}

/** Returns the texts without duplicates and blanks; case does not matter. */
function once(texts: readonly string[]): string[] {
  const seen = new Map<string, string>();
  for (const text of texts) {
    const key = text.toLowerCase();
    if (key !== '' && !seen.has(key)) seen.set(key, text);
  }
  return [...seen.values()];
}

/** Reads a profile: the name of the business, its offers, its customers and its place. */
export function briefOf(profile: BusinessProfile): Brief {
  const host = hostOf(profile.website);
  const label = host.split('.')[0] ?? '';
  const name = oneLine(profile.name, 60) || label || 'Your business';
  const subject = subjectOf(profile.description, name);
  // What the business says of itself and its offers comes first: its customers are in other sectors.
  const offered = [...subject.identity, ...subject.terms].join(', ');
  const isEnglish = subject.writing === 'english';
  const sector =
    sectorOf(`${profile.name} ${offered} ${label}`) ??
    (isEnglish ? sectorOf(profile.description) : undefined) ??
    general;
  const own = once(subject.terms.map((term) => oneLine(term, 40)));
  const borrowed = own.length >= enoughTerms ? [] : sector.offers;
  const named = once(subject.audiences.map((text) => oneLine(text, 40))).slice(0, 4);
  return {
    name,
    host,
    sector,
    writing: subject.writing,
    terms: once([...own, ...borrowed]).slice(0, Math.max(borrowedTerms, own.length)),
    audiences: once([...named, ...sector.buyers]),
    namedAudiences: named.length,
    accounts: [...new Set([...accountsIn(named.join(', ')), ...sector.accounts])].slice(0, 5),
    home: homeOf(subject.places, host),
    seed: hash(JSON.stringify([profile.name, profile.website, profile.description, profile.size])),
  };
}
