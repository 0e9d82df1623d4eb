import type {
  TargetCompany,
  TargetCompanyDraft,
  TargetCompanyField,
} from '#domain/companies/targetCompany.ts';
import { targetCompanySheet } from '#domain/companies/targetCompanySheet.ts';
import { searchFieldsOf } from '#domain/lists/search.ts';
import type { OutboundListRules } from '../shared/collection/OutboundList.tsx';
import { columnsOf } from './targetCompanyColumns.tsx';

type Rules = OutboundListRules<TargetCompany, TargetCompanyDraft, TargetCompanyField>;

const rulesOf = (hasSearches: boolean): Rules => ({
  area: 'targetCompanies',
  columnsOf: () => columnsOf(hasSearches),
  labelOf: ({ name }) => name,
  searchFieldsOf: searchFieldsOf.targetCompany,
  sheetOf: targetCompanySheet,
  skeletonRows: 8,
});

/** The rules of the list of target companies: plain, and while people are searched for at some of them. */
export const targetCompanyLists = { plain: rulesOf(false), searched: rulesOf(true) };
