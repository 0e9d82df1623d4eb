import type { Prospect, ProspectField } from '#domain/companies/prospect.ts';
import { prospectSheet } from '#domain/companies/prospectSheet.ts';
import { searchFieldsOf } from '#domain/lists/search.ts';
import { limits } from '#domain/settings/limits.ts';
import type { OutboundListRules } from '../shared/collection/OutboundList.tsx';
import { columnsOf } from './prospectColumns.ts';

/** The people at the selected companies as a list. */
export const prospectList: OutboundListRules<Prospect, ProspectField> = {
  area: 'prospects',
  columnsOf,
  searchFieldsOf: searchFieldsOf.prospect,
  sheetOf: prospectSheet,
  skeletonRows: limits.skeleton.prospects,
};
