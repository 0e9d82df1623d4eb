import type { AreaWith } from '#api/contract/paths.ts';
import type { Table } from '#server/rows/tables.ts';
import { aContentIdeaRow } from '../fixtures/contentIdea.ts';
import { aGeographyRow } from '../fixtures/geography.ts';
import { anIcpRow } from '../fixtures/icp.ts';
import { aKeywordRow } from '../fixtures/keyword.ts';
import { aTargetCompanyRow } from '../fixtures/targetCompany.ts';
import { aUspRow } from '../fixtures/usp.ts';

/** A list of a company, and what a check adds to it and changes. */
export interface CompanyList {
  readonly area: AreaWith<'generate'> & Table;
  /** A row to add, of which the id is not sent; undefined if nothing can be added. */
  readonly row?: Readonly<Record<string, unknown>>;
  /** The fields an edit changes; undefined if rows cannot be edited. */
  readonly changed?: Readonly<Record<string, unknown>>;
}

/** All lists, in the order of the pages. */
export const companyLists: readonly CompanyList[] = [
  { area: 'usps', row: aUspRow(), changed: { title: 'Fresh by six' } },
  { area: 'icps', row: anIcpRow(), changed: { title: 'Two ovens' } },
  { area: 'geographies', row: aGeographyRow(), changed: { region: 'Orkney' } },
  { area: 'keywords', row: aKeywordRow() },
  {
    area: 'targetCompanies',
    row: aTargetCompanyRow(),
    changed: { target_company_name: 'Saltmarsh Dining' },
  },
  { area: 'contentIdeas', row: aContentIdeaRow(), changed: { title: 'Bread in ten numbers' } },
];
