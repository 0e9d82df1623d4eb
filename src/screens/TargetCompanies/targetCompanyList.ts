import type {
  TargetCompany,
  TargetCompanyDraft,
  TargetCompanyField,
} from '#domain/companies/targetCompany.ts';
import { targetCompanySheet } from '#domain/companies/targetCompanyList.ts';
import { searchFieldsOf } from '#domain/lists/search.ts';
import type { OutboundListConfig } from '../shared/collection/OutboundList.tsx';
import { columnsOf } from './targetCompanyColumns.tsx';

type Config = OutboundListConfig<TargetCompany, TargetCompanyDraft, TargetCompanyField>;

const configOf = (hasSearches: boolean): Config => ({
  area: 'targetCompanies',
  columnsOf: () => columnsOf(hasSearches),
  labelOf: ({ name }) => name,
  searchFieldsOf: searchFieldsOf.targetCompany,
  sheetOf: targetCompanySheet,
  skeletonRows: 8,
});

/** The configurations of the list of target companies: plain, and while people are searched for at some of them. */
export const targetCompanyLists = { plain: configOf(false), searched: configOf(true) };
