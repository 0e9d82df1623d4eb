import type {
  TargetCompany,
  TargetCompanyDraft,
  TargetCompanyField,
} from '#domain/companies/targetCompany.ts';
import { targetCompanySheet } from '#domain/companies/targetCompanySheet.ts';
import { searchFieldsOf } from '#domain/lists/search.ts';
import type { OutboundListRules } from '../shared/collection/OutboundList.tsx';
import { columnsOf } from './targetCompanyColumns.tsx';

/** The target companies as a list. */
export const targetCompanyList: OutboundListRules<
  TargetCompany,
  TargetCompanyDraft,
  TargetCompanyField
> = {
  area: 'targetCompanies',
  columnsOf,
  labelOf: ({ name }) => name,
  searchFieldsOf: searchFieldsOf.targetCompany,
  sheetOf: targetCompanySheet,
  skeletonRows: 8,
};
