import {
  prospectLabel,
  type Prospect,
  type ProspectDraft,
  type ProspectField,
} from '#domain/companies/prospect.ts';
import { prospectSheet } from '#domain/companies/prospectList.ts';
import { searchFieldsOf } from '#domain/lists/search.ts';
import { limits } from '#domain/settings/limits.ts';
import type { OutboundListConfig } from '../shared/collection/OutboundList.tsx';
import { columnsOf } from './prospectColumns.tsx';

/** Returns the configuration of the list of prospects. */
export const prospectListOf = (
  onAddName: (prospect: Prospect) => void,
): OutboundListConfig<Prospect, ProspectDraft, ProspectField> => ({
  area: 'prospects',
  columnsOf: () => columnsOf(onAddName),
  labelOf: prospectLabel,
  searchFieldsOf: searchFieldsOf.prospect,
  sheetOf: prospectSheet,
  skeletonRows: limits.skeleton.prospects,
});
