import { foldText } from '#text/foldText.ts';
import { safeWebsite } from '../business/businessForm.ts';
import { siteName } from '../companies/companySite.ts';
import type { FieldDescription } from '../entities/description.ts';

/** Joins the texts that name a row to one key that ignores case, accents and white space. */
export const identityOf = (...texts: readonly string[]): string =>
  JSON.stringify(texts.map(foldText));

/** Returns an email address for comparing. Case does not matter, but accents do. */
export const emailKey = (email: string): string => email.trim().toLowerCase();

/** Where many companies have a page instead of a website of their own. */
const sharedSite = /(?:^|\.)(?:linkedin|facebook|instagram|xing|youtube|twitter|x)\.com$/;

/** Returns the domain of a website for comparing, without `www`; '' for a text that is none, or a domain that many share. */
export function websiteKey(typed: string): string {
  const website = safeWebsite(typed);
  const domain = website && URL.canParse(website) ? siteName(website) : '';
  return sharedSite.test(domain) ? '' : domain;
}

const isBareDomain = (website: string): boolean =>
  !/^[^/?#]*[/?#]./.test(website.trim().replace(/^[a-z]+:\/\//i, ''));

/**
 * True when a text says nothing else than the present one, apart from white space. An address counts in any case; a bare domain says nothing about the
 * page that is known of it.
 */
export function isSameText(
  { kind, format }: FieldDescription,
  before: string,
  after: string,
): boolean {
  const space = kind === 'line' ? /\s+/g : /\r\n?/g;
  const [one, other] = [before, after].map((text) =>
    text.replace(space, kind === 'line' ? ' ' : '\n').trim(),
  );
  if (one === other) return true;
  if (format === 'email') return emailKey(before) === emailKey(after);
  if (format !== 'website' || !isBareDomain(after)) return false;
  return websiteKey(before) !== '' && websiteKey(before) === websiteKey(after);
}

/** The keys by which a row is known, the strongest first and the name last; '' for one that it does not have. */
export type Keys = readonly string[];

const slotOf = (level: number, key: string): string => `${level} ${key}`;

const differs = (one = '', other = ''): boolean => one !== '' && other !== '' && one !== other;

interface Known<Row> {
  readonly row: Row;
  readonly keys: Keys;
}

/** Rows that are found by their keys. */
export function createRowIndex<Row>() {
  const bySlot = new Map<string, Known<Row>[]>();

  const add = (row: Row, keys: Keys): void => {
    for (const [level, key] of keys.entries()) {
      if (key === '') continue;
      const slot = slotOf(level, key);
      const known = bySlot.get(slot);
      if (known) known.push({ row, keys });
      else bySlot.set(slot, [{ row, keys }]);
    }
  };

  /** The rows with this key, without those that `isOther` tells apart by a stronger key that differs. */
  const at = (keys: Keys, level: number, isOther: (stronger: number, their: string) => boolean) => {
    const key = keys[level] ?? '';
    const known = key === '' ? [] : (bySlot.get(slotOf(level, key)) ?? []);
    return known.filter(({ keys: theirs }) =>
      theirs
        .slice(0, level)
        .every((their, stronger) => !differs(their, keys[stronger]) || !isOther(stronger, their)),
    );
  };

  return {
    add,
    has: (level: number, key: string): boolean => bySlot.has(slotOf(level, key)),
    /** Returns a row that is the same by the strongest key that both have. */
    twinOf: (keys: Keys): Row | undefined => {
      for (const level of keys.keys()) {
        const [first] = at(keys, level, () => true);
        if (first) return first.row;
      }
      return undefined;
    },
    /**
     * Returns the rows that a pasted row may be: by the strongest key that finds any, and those that a weaker key finds instead.
     * A row is somebody else if another line has its stronger key (`isElsewhere`); under the same name also if its id in the
     * CRM differs, or if a stronger key has found another row.
     */
    matchesOf: (keys: Keys, isElsewhere: (level: number, key: string) => boolean): Row[] => {
      let found: readonly Known<Row>[] = [];
      for (const level of keys.keys()) {
        const hasFound = found.length > 0;
        const isName = level === keys.length - 1;
        const here = at(
          keys,
          level,
          (stronger, their) =>
            isElsewhere(stronger, their) || (isName && (stronger === 0 || hasFound)),
        );
        const ids = new Set(here.map(({ row }) => row));
        const both = found.filter(({ row }) => ids.has(row));
        found = both.length > 0 ? both : [...found, ...here];
      }
      return found.map(({ row }) => row);
    },
  };
}
