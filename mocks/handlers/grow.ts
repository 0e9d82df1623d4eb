import type { Brief } from '../generate/brief.ts';
import { contentIdeas } from '../generate/kinds/contentIdeas.ts';
import { geographies } from '../generate/kinds/geographies.ts';
import { icps } from '../generate/kinds/icps.ts';
import { keywords } from '../generate/kinds/keywords.ts';
import { targetCompanies } from '../generate/kinds/targetCompanies.ts';
import { usps } from '../generate/kinds/usps.ts';
import type { Collection } from '../store/collection.ts';
import type { Store } from '../store/store.ts';
import type { Tables } from '../store/tables.ts';
import {
  toContentIdeaRow,
  toGeographyRow,
  toIcpRow,
  toKeywordRow,
  toTargetCompanyRow,
  toUspRow,
} from '../wire/rows.ts';
import { append, briefFor, found, nextRound } from './world.ts';

/** The lists that belong to a company and can be generated. */
export type GrowingTable =
  | 'usps'
  | 'icps'
  | 'geographies'
  | 'targetCompanies'
  | 'keywords'
  | 'contentIdeas';

/** Where a list's suggestions come from, and how they become rows. */
interface Growth<Draft, Row> {
  readonly count: number;
  supply(brief: Brief, icpTitles: readonly string[]): Iterable<Draft>;
  nameOf(draft: Draft): string;
  nameIn(row: Row): string;
  toRow(id: number, draft: Draft): Row;
}

const growth = <Draft, Row>(of: Growth<Draft, Row>) => of;

const growths = {
  usps: growth({
    count: 4,
    supply: usps,
    nameOf: ({ title }) => title,
    nameIn: ({ title }) => title,
    toRow: toUspRow,
  }),
  icps: growth({
    count: 3,
    supply: icps,
    nameOf: ({ title }) => title,
    nameIn: ({ title }) => title,
    toRow: toIcpRow,
  }),
  geographies: growth({
    count: 4,
    supply: geographies,
    nameOf: ({ region }) => region,
    nameIn: ({ region }) => region,
    toRow: toGeographyRow,
  }),
  targetCompanies: growth({
    count: 6,
    supply: targetCompanies,
    nameOf: ({ name }) => name,
    nameIn: (row) => row.target_company_name,
    toRow: toTargetCompanyRow,
  }),
  keywords: growth({
    count: 20,
    supply: keywords,
    nameOf: ({ keyword }) => keyword,
    nameIn: ({ keyword }) => keyword,
    toRow: toKeywordRow,
  }),
  contentIdeas: growth({
    count: 4,
    supply: contentIdeas,
    nameOf: ({ title }) => title,
    nameIn: ({ title }) => title,
    toRow: toContentIdeaRow,
  }),
};

function grown<Draft, Row>(
  store: Store,
  collection: Collection<Row>,
  of: Growth<Draft, Row>,
  place: { readonly workspace: string; readonly company: string; readonly table: string },
): readonly Row[] {
  const { workspace, company, table } = place;
  const { value: profile } = found(store.companies, workspace, 'companyId', company);
  const icpTitles = store.icps.list(workspace, company).map(({ title }) => title);
  const there = new Set(collection.list(workspace, company).map((row) => key(of.nameIn(row))));
  const drafts = nextRound(
    store,
    workspace,
    `${table}:${company}`,
    of.supply(briefFor(profile), icpTitles),
    of.count,
    (draft) => there.has(key(of.nameOf(draft))),
  );
  return drafts.map((draft) =>
    append(store, collection, workspace, company, (id) => of.toRow(id, draft)),
  );
}

const key = (name: string): string => name.trim().toLowerCase();

/** One round of suggestions for a company, kept and returned; none once its words are used up. */
export function grow<Table extends GrowingTable>(
  store: Store,
  table: Table,
  workspace: string,
  company: string,
): readonly Tables[Table][];
export function grow(
  store: Store,
  table: GrowingTable,
  workspace: string,
  company: string,
): readonly unknown[] {
  const place = { workspace, company, table };
  switch (table) {
    case 'usps':
      return grown(store, store.usps, growths.usps, place);
    case 'icps':
      return grown(store, store.icps, growths.icps, place);
    case 'geographies':
      return grown(store, store.geographies, growths.geographies, place);
    case 'targetCompanies':
      return grown(store, store.targetCompanies, growths.targetCompanies, place);
    case 'keywords':
      return grown(store, store.keywords, growths.keywords, place);
    case 'contentIdeas':
      return grown(store, store.contentIdeas, growths.contentIdeas, place);
  }
}
