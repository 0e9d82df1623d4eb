import type { Identified } from '../lists/collection.ts';

/** The lists whose new rows the dashboard counts. */
export const seenLists = ['keywords', 'contentIdeas', 'targetCompanies', 'prospects'] as const;
export type SeenList = (typeof seenLists)[number];

/** The ids of the rows that the person saw. A list that could not be loaded is absent. */
export type SeenRows = Readonly<Partial<Record<SeenList, readonly string[]>>>;

/** The rows that a person has seen of one company on the dashboard. */
export interface HomeVisit {
  readonly companyId: string;
  /** The time when the dashboard was last open, in milliseconds. */
  readonly at: number;
  /** The rows at the previous visit; null during the first one. */
  readonly before: SeenRows | null;
  /** The rows at this visit. */
  readonly now: SeenRows;
}

/** Milliseconds without the dashboard after which a new visit begins. */
const visitMs = 30 * 60_000;
/** Maximum number of companies whose visits are stored. The oldest are dropped first. */
const mostCompanies = 5;
/** Maximum number of rows of a list. New rows of a longer list are not counted. */
const mostRows = 5000;

export const visitOf = (visits: readonly HomeVisit[], companyId: string): HomeVisit | undefined =>
  visits.find((visit) => visit.companyId === companyId);

/** Returns the rows at the visit before the one at this time; null during the first visit. */
export function seenBefore(visit: HomeVisit | undefined, time: number): SeenRows | null {
  if (!visit) return null;
  // A list that failed during the whole last visit has the rows of the visit before.
  return time - visit.at > visitMs ? { ...visit.before, ...visit.now } : visit.before;
}

/** Returns the visits after these rows were seen at this time. Lists that are not loaded yet are unchanged. */
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

/** Returns the rows that did not exist at the last visit; null when that is unknown. */
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

/** Reads the stored visits and leaves out invalid ones. */
export function readVisits(value: unknown): readonly HomeVisit[] {
  if (!Array.isArray(value)) return [];
  return value.flatMap((visit: unknown) => {
    const { companyId, at, before, now }: Partial<Record<string, unknown>> = Object(visit);
    if (typeof companyId !== 'string' || typeof at !== 'number') return [];
    return [{ companyId, at, before: before ? readSeen(before) : null, now: readSeen(now) }];
  });
}
