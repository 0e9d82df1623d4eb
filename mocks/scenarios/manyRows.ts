import { seedCompany } from '#server/operations/demo/seedDemo.ts';
import type { Rows } from '#server/rows/rows.ts';
import type { Tables } from '#server/rows/tables.ts';
import { aContentIdeaRow } from '../fixtures/contentIdea.ts';
import { demoWorkspace } from '../fixtures/demo.ts';
import { aGeographyRow } from '../fixtures/geography.ts';
import { anIcpRow } from '../fixtures/icp.ts';
import { aKeywordRow } from '../fixtures/keyword.ts';
import { aProspectRow } from '../fixtures/prospect.ts';
import { aTargetCompanyRow } from '../fixtures/targetCompany.ts';
import { aUspRow } from '../fixtures/usp.ts';
import { aUserRow } from '../fixtures/workspaceUser.ts';
import { withoutField } from '../withoutField.ts';

const workspace = demoWorkspace.domain;

const companyLists = [
  'usps',
  'icps',
  'geographies',
  'targetCompanies',
  'keywords',
  'contentIdeas',
] as const;

type Filled = (typeof companyLists)[number] | 'users' | 'prospects';

/** The content of a row of each table, without its id. */
const samples: { readonly [Name in Filled]: (index: number) => Tables[Name] } = {
  usps: (index) => withoutField('uspid', aUspRow({}, index)),
  icps: (index) => withoutField('icpid', anIcpRow({}, index)),
  geographies: (index) => withoutField('geoid', aGeographyRow({}, index)),
  targetCompanies: (index) => withoutField('targetid', aTargetCompanyRow({}, index)),
  keywords: (index) => withoutField('keywordid', aKeywordRow({}, index)),
  contentIdeas: (index) => withoutField('contentideaid', aContentIdeaRow({}, index)),
  users: (index) => withoutField('id', aUserRow({}, index)),
  prospects: (index) => withoutField('prospectid', aProspectRow({}, index)),
};

async function fill<Name extends keyof typeof samples>(
  rows: Rows,
  table: Name,
  owner: string,
  count: number,
  more: Partial<Tables[Name]> = {},
): Promise<void> {
  await rows.together('fill', async (within) => {
    for (let index = 0; index < count; index += 1)
      await within.insert(table, workspace, owner, { ...samples[table](index), ...more });
  });
}

/** Fills every list of the demo workspace with this number of rows. All prospects work at the first target company. */
export async function fillWith(rows: Rows, count: number): Promise<void> {
  const company = await seedCompany(rows);
  for (const table of companyLists) await fill(rows, table, company, count);
  await fill(rows, 'users', '', count);
  const [first] = await rows.list('targetCompanies', workspace, company);
  if (!first) return;
  const employer = { targetid: first.id, prospect_company_name: first.value.target_company_name };
  await fill(rows, 'prospects', String(first.id), count, employer);
}

/** Fills the demo workspace with its business and this number of target companies. */
export async function fillTargets(rows: Rows, count: number): Promise<void> {
  await fill(rows, 'targetCompanies', await seedCompany(rows), count);
}
