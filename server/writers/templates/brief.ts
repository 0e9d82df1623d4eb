import type { BusinessProfile } from '#domain/business/businessInfo.ts';
import { hash } from './dice.ts';
import { subjectOf } from './language/subject.ts';
import type { Writing } from './language/tokens.ts';
import { oneLine } from './phrasing.ts';
import { accountsIn } from './trade/accounts.ts';
import type { AccountKey } from './trade/account.ts';
import { homeOf, type Place } from './trade/places.ts';
import type { Sector } from './trade/sector.ts';
import { sectorOf } from './trade/sectors.ts';

/** What the generator knows of a business once it has read its profile. */
export interface Brief {
  readonly name: string;
  /** Host of the website without `www.`; blank where there is none. */
  readonly host: string;
  readonly sector: Sector;
  readonly writing: Writing;
  /** What it offers, in its own words; only where it says too little, in those of its trade. */
  readonly terms: readonly string[];
  /** Whom it is for, in the plural: those it names first, then those usual in its trade. */
  readonly audiences: readonly string[];
  /** How many of `audiences` it names itself. */
  readonly namedAudiences: number;
  readonly accounts: readonly AccountKey[];
  readonly home: Place | undefined;
  /** Everything the business said: the seed of all chance. */
  readonly seed: number;
}

/** With fewer own terms than this every suggestion would sound the same. */
const enoughTerms = 2;
const borrowedTerms = 4;

/** The host of a website however it was typed; blank when there is none to be found. */
function hostOf(website: string): string {
  const host = /^\s*(?:[a-z][a-z\d+.-]*:\/\/)?(?:www\.)?([^\s/?#:]+\.[^\s/?#:]+)/i.exec(
    website,
  )?.[1];
  return host?.toLowerCase().toWellFormed() ?? '';
}

/** Each text once, whatever its case, in the order of first sight. */
function once(texts: readonly string[]): string[] {
  const seen = new Map<string, string>();
  for (const text of texts) {
    const key = text.toLowerCase();
    if (key !== '' && !seen.has(key)) seen.set(key, text);
  }
  return [...seen.values()];
}

/** Reads a profile as a copywriter would: who they are, what they sell, to whom, and where. */
export function briefOf(profile: BusinessProfile): Brief {
  const host = hostOf(profile.website);
  const label = host.split('.')[0] ?? '';
  const name = oneLine(profile.name, 60) || label || 'Your business';
  const subject = subjectOf(profile.description, name);
  const sector = sectorOf(`${profile.name} ${profile.description} ${label}`);
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
