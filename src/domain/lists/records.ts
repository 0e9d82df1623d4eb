import { prospectLabel, type Prospect } from '../companies/prospect.ts';
import type { TargetCompany } from '../companies/targetCompany.ts';
import type { ContentIdea } from '../content/contentIdea.ts';
import type { Geography } from '../insights/geography.ts';
import type { Icp } from '../insights/icp.ts';
import type { Usp } from '../insights/usp.ts';
import type { Keyword } from '../keywords/keyword.ts';
import type { RoutePath } from '../pages/routes.ts';
import type { WorkspaceUser } from '../people/workspaceUser.ts';
import type { PlainWordKey } from '../words/translate.ts';
import type { Identified } from './collection.ts';
import { foldText } from '#text/foldText.ts';

/** The row types of all lists that the palette searches (D76). */
export interface RecordRows {
  readonly targetCompanies: TargetCompany;
  readonly prospects: Prospect;
  readonly keywords: Keyword;
  readonly contentIdeas: ContentIdea;
  readonly usps: Usp;
  readonly icps: Icp;
  readonly geographies: Geography;
  readonly users: WorkspaceUser;
}

export type RecordKind = keyof RecordRows;

/** The page of a list, the list's name, and the texts of its rows. */
interface RecordRules<Row> {
  readonly page: RoutePath;
  readonly name: PlainWordKey;
  readonly labelOf: (row: Row) => string;
  readonly detailOf?: (row: Row) => string;
}

export const recordRules: { readonly [Kind in RecordKind]: RecordRules<RecordRows[Kind]> } = {
  targetCompanies: {
    page: '/target-companies',
    name: 'shell.place.targetCompanies',
    labelOf: ({ name }) => name,
  },
  prospects: {
    page: '/prospects',
    name: 'shell.place.prospects',
    labelOf: prospectLabel,
    detailOf: ({ name, companyName }) => (name.trim() === '' ? '' : companyName),
  },
  keywords: {
    page: '/keyword-research',
    name: 'shell.keywords',
    labelOf: ({ keyword }) => keyword,
  },
  contentIdeas: {
    page: '/content-research',
    name: 'shell.place.content',
    labelOf: ({ title }) => title,
  },
  usps: { page: '/usps', name: 'shell.usps', labelOf: ({ title }) => title },
  icps: { page: '/icps', name: 'shell.icps', labelOf: ({ title }) => title },
  geographies: { page: '/geos', name: 'shell.geographies', labelOf: ({ region }) => region },
  users: {
    page: '/users',
    name: 'shell.users',
    labelOf: ({ name }) => name,
    detailOf: ({ email }) => email,
  },
};

/** The rows of a list, as far as they are loaded. `none` means that this person has no such list. */
export type KnownRows<Row> =
  | { readonly status: 'none' | 'loading' | 'failed' }
  | { readonly status: 'ready'; readonly rows: readonly Row[] };

export type WorkspaceRecords = { readonly [Kind in RecordKind]: KnownRows<RecordRows[Kind]> };

export const recordKinds = Object.keys(recordRules) as RecordKind[];

export const findablesOf = <Row extends Identified>(
  { labelOf, detailOf }: RecordRules<Row>,
  rows: readonly Row[],
): readonly Findable[] =>
  rows.map((row) => ({ id: String(row.id), label: labelOf(row), detail: detailOf?.(row) }));

export interface Findable {
  readonly id: string;
  readonly label: string;
  /** Distinguishes rows with the same name. It is searched too. */
  readonly detail?: string | undefined;
}

interface Entry {
  readonly row: Findable;
  readonly label: string;
  readonly detail: string;
}

/** Rows with their folded texts, prepared once for all searches. */
export type RecordIndex = readonly Entry[];

export const indexOfRecords = (rows: readonly Findable[]): RecordIndex =>
  rows.map((row) => ({
    row,
    label: foldText(row.label),
    detail: foldText(row.detail ?? ''),
  }));

const ranks = 5;

/**
 * Returns the rank of a match: 0 for the exact name, 1 for its beginning, 2 for the beginning of a word, 3 for the inside, 4
 * for the detail.
 */
function rankOf({ label, detail }: Entry, wanted: string): number {
  const at = label.indexOf(wanted);
  if (at === 0) return label.length === wanted.length ? 0 : 1;
  if (at > 0) return label.includes(` ${wanted}`) ? 2 : 3;
  return detail.includes(wanted) ? 4 : ranks;
}

/**
 * Returns up to `most` rows that contain the text, best first, how many more there are, and the rank of the best. Rows with the
 * same rank keep the order of their list.
 */
export function matchesIn(index: RecordIndex, text: string, most: number) {
  const wanted = foldText(text);
  const byRank: Findable[][] = Array.from({ length: ranks }, () => []);
  let count = 0;
  if (wanted !== '')
    for (const entry of index) {
      const best = byRank[rankOf(entry, wanted)];
      if (!best) continue;
      count += 1;
      if (best.length < most) best.push(entry.row);
    }
  const rows = byRank.flat().slice(0, most);
  const rank = byRank.findIndex((rowsOfRank) => rowsOfRank.length > 0);
  return { rows, more: count - rows.length, rank: rank < 0 ? ranks : rank };
}
