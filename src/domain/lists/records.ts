import { prospectLabel } from '../companies/prospectLabel.ts';
import type { Prospect } from '../companies/prospect.ts';
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
import type { Findable } from './recordSearch.ts';

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

/** All lists of the workspace. */
export type WorkspaceRecords = { readonly [Kind in RecordKind]: KnownRows<RecordRows[Kind]> };

export const recordKinds = Object.keys(recordRules) as RecordKind[];

/** Converts rows to what the palette shows. */
export const findablesOf = <Row extends Identified>(
  { labelOf, detailOf }: RecordRules<Row>,
  rows: readonly Row[],
): readonly Findable[] =>
  rows.map((row) => ({ id: String(row.id), label: labelOf(row), detail: detailOf?.(row) }));
