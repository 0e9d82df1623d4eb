import type { Identified } from '../lists/collection.ts';

/** The lists whose new rows are told of. */
export const seenLists = ['keywords', 'contentIdeas', 'targetCompanies', 'prospects'] as const;
export type SeenList = (typeof seenLists)[number];

/** The ids of the rows that were seen; a list that could not be loaded is missing. */
export type SeenRows = Readonly<Partial<Record<SeenList, readonly string[]>>>;

/** What a person has seen of one company on the dashboard. */
export interface HomeVisit {
  readonly companyId: string;
  /** When the dashboard was last looked at. */
  readonly at: number;
  /** What was there at the visit before; null during the first visit. */
  readonly before: SeenRows | null;
  /** What is there at this visit. */
  readonly now: SeenRows;
}

/** After so long without a look at the dashboard, the next look is another visit. */
const visitMs = 30 * 60_000;
/** The oldest visits are forgotten past so many companies. */
const mostCompanies = 5;
/** Of a longer list, new rows are not told. */
const mostRows = 5000;

export const visitOf = (visits: readonly HomeVisit[], companyId: string): HomeVisit | undefined =>
  visits.find((visit) => visit.companyId === companyId);

/** Returns what was there at the visit before the one that goes on at this time; null during the first visit. */
export function seenBefore(visit: HomeVisit | undefined, time: number): SeenRows | null {
  if (!visit) return null;
  // A list that failed throughout the last visit was seen at the visit before that.
  return time - visit.at > visitMs ? { ...visit.before, ...visit.now } : visit.before;
}

/** Returns the visits after these rows were seen at this time. Lists that are not known yet stay as they were. */
export function withSeen(
  visits: readonly HomeVisit[],
  companyId: string,
  { rows, at }: { readonly rows: SeenRows; readonly at: number },
): readonly HomeVisit[] {
  const visit = visitOf(visits, companyId);
  const others = visits.filter((other) => other !== visit);
  const isNew = visit === undefined || at - visit.at > visitMs;
  const known = isNew ? rows : { ...visit.now, ...rows };
  const now = Object.fromEntries(
    Object.entries(known).filter(([, ids]) => ids.length <= mostRows),
  ) as SeenRows;
  const next = { companyId, at, before: seenBefore(visit, at), now };
  return [next, ...others].slice(0, mostCompanies);
}

/** Returns the rows that were not there at the last visit; null where that is not known. */
export function newRows<Row extends Identified>(
  seen: SeenRows | null,
  list: SeenList,
  rows: readonly Row[],
): readonly Row[] | null {
  const ids = seen?.[list];
  if (!ids) return null;
  const known = new Set(ids);
  return rows.filter(({ id }) => !known.has(String(id)));
}

const isTexts = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((text) => typeof text === 'string');

function readSeen(value: unknown): SeenRows {
  const parts: Partial<Record<string, unknown>> = Object(value);
  return Object.fromEntries(
    seenLists.flatMap((list) => {
      const ids = parts[list];
      return isTexts(ids) ? [[list, ids]] : [];
    }),
  );
}

/** Reads the stored visits; what cannot be read is left out. */
export function readVisits(value: unknown): readonly HomeVisit[] {
  if (!Array.isArray(value)) return [];
  return value.flatMap((visit: unknown) => {
    const { companyId, at, before, now }: Partial<Record<string, unknown>> = Object(visit);
    if (typeof companyId !== 'string' || typeof at !== 'number') return [];
    return [{ companyId, at, before: before ? readSeen(before) : null, now: readSeen(now) }];
  });
}
