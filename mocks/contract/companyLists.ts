import type { Area } from '#api/contract/paths.ts';
import { aContentIdeaRow } from '../fixtures/contentIdea.ts';
import { aGeographyRow } from '../fixtures/geography.ts';
import { anIcpRow } from '../fixtures/icp.ts';
import { aKeywordRow } from '../fixtures/keyword.ts';
import { aTargetCompanyRow } from '../fixtures/targetCompany.ts';
import { aUspRow } from '../fixtures/usp.ts';

/** A list of a company and its calls. */
export interface CompanyList {
  readonly area: Area;
  readonly idField: string;
  /** A row to add, of which the id is not sent; undefined if nothing can be added. */
  readonly row?: Readonly<Record<string, unknown>>;
  /** The fields an edit changes; undefined if rows cannot be edited. */
  readonly changed?: Readonly<Record<string, unknown>>;
  readonly canRemove: boolean;
  /** The insight calls name the workspace in their bodies too, and carry the whole profile to generate. */
  readonly namesWorkspace: boolean;
}

const insight = { canRemove: true, namesWorkspace: true };
const other = { canRemove: true, namesWorkspace: false };

/** All lists, in the order of the pages. */
export const companyLists: readonly CompanyList[] = [
  {
    ...insight,
    area: 'usps',
    idField: 'uspid',
    row: aUspRow(),
    changed: { title: 'Fresh by six' },
  },
  { ...insight, area: 'icps', idField: 'icpid', row: anIcpRow(), changed: { title: 'Two ovens' } },
  {
    ...insight,
    area: 'geographies',
    idField: 'geoid',
    row: aGeographyRow(),
    changed: { region: 'Orkney' },
  },
  { ...other, area: 'keywords', idField: 'keywordid', row: aKeywordRow() },
  {
    ...other,
    area: 'targetCompanies',
    idField: 'targetid',
    row: aTargetCompanyRow(),
    changed: { target_company_name: 'Saltmarsh Dining' },
  },
  {
    area: 'contentIdeas',
    idField: 'contentideaid',
    row: aContentIdeaRow(),
    changed: { title: 'Bread in ten numbers' },
    canRemove: false,
    namesWorkspace: false,
  },
];
