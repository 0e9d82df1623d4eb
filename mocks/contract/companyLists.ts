import type { Area } from '#api/contract/paths.ts';
import { aContentIdeaRow } from '../fixtures/contentIdea.ts';
import { aGeographyRow } from '../fixtures/geography.ts';
import { anIcpRow } from '../fixtures/icp.ts';
import { aKeywordRow } from '../fixtures/keyword.ts';
import { aTargetCompanyRow } from '../fixtures/targetCompany.ts';
import { aUspRow } from '../fixtures/usp.ts';
import { withoutField } from '../withoutField.ts';

/** A list of a company and its calls. */
export interface CompanyList {
  readonly area: Area;
  readonly idField: string;
  /** A row to add, without its id; undefined if nothing can be added. */
  readonly row?: Readonly<Record<string, unknown>>;
  /** The fields an edit changes; undefined if rows cannot be edited. */
  readonly changed?: Readonly<Record<string, unknown>>;
  readonly canRemove: boolean;
  /** The insight calls name the workspace in their bodies too, and carry the whole profile to generate. */
  readonly namesWorkspace: boolean;
}

const insight = { canRemove: true, namesWorkspace: true };

/** All lists, in the order of the pages. */
export const companyLists: readonly CompanyList[] = [
  {
    ...insight,
    area: 'usps',
    idField: 'uspid',
    row: withoutField('uspid', aUspRow()),
    changed: { title: 'Fresh by six' },
  },
  {
    ...insight,
    area: 'icps',
    idField: 'icpid',
    row: withoutField('icpid', anIcpRow()),
    changed: { title: 'Bakeries with two ovens' },
  },
  {
    ...insight,
    area: 'geographies',
    idField: 'geoid',
    row: withoutField('geoid', aGeographyRow()),
    changed: { region: 'Orkney' },
  },
  {
    area: 'keywords',
    idField: 'keywordid',
    row: withoutField('keywordid', aKeywordRow()),
    canRemove: true,
    namesWorkspace: false,
  },
  {
    area: 'targetCompanies',
    idField: 'targetid',
    row: withoutField('targetid', aTargetCompanyRow()),
    changed: { target_company_name: 'Saltmarsh Dining' },
    canRemove: true,
    namesWorkspace: false,
  },
  {
    area: 'contentIdeas',
    idField: 'contentideaid',
    row: withoutField('contentideaid', aContentIdeaRow()),
    changed: { title: 'Bread in ten numbers' },
    canRemove: false,
    namesWorkspace: false,
  },
];
