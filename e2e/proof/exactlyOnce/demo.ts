import { aGeographyRow } from '#mocks/fixtures/geography.ts';
import { anIcpRow } from '#mocks/fixtures/icp.ts';
import { aKeywordRow } from '#mocks/fixtures/keyword.ts';
import { aProspectRow } from '#mocks/fixtures/prospect.ts';
import { aTargetCompanyRow } from '#mocks/fixtures/targetCompany.ts';
import { aUspRow } from '#mocks/fixtures/usp.ts';
import type { Rows } from '#server/rows/rows.ts';
import { demoCompanyId, storedDemoBusiness } from '#mocks/fixtures/demo.ts';
import { startProductAndBrowser } from '../../driver/testProduct.ts';
import { fill } from '../isolation/isolationSeed.ts';

/** The demo with rows to delete, and the localStorage of a person who has finished the onboarding. */
export type Demo = Awaited<ReturnType<typeof startDemo>>;

const spare = { workspace: 'demo', mark: 'Spare' };
/** One row for each way to press, and some for what fails. */
const spares = 6;

/** Adds rows whose names end with Spare to every list. */
async function addSpares(rows: Rows, targetid: number): Promise<void> {
  const prospect = (_: object, index: number) => aProspectRow({ targetid }, index);
  await fill(rows, 'usps', spare, demoCompanyId, aUspRow, spares);
  await fill(rows, 'icps', spare, demoCompanyId, anIcpRow, spares);
  await fill(rows, 'geographies', spare, demoCompanyId, aGeographyRow, spares);
  await fill(rows, 'keywords', spare, demoCompanyId, aKeywordRow, spares);
  await fill(rows, 'targetCompanies', spare, demoCompanyId, aTargetCompanyRow, spares);
  await fill(rows, 'prospects', spare, targetid, prospect, spares);
  for (let index = 0; index < spares; index += 1) {
    const email = `spare${index}@acme.example`;
    await rows.insert('users', 'demo', '', { name: `Number ${index} Spare`, email, role: '-' });
  }
}

/** Starts the product with one company and one prospect selected, whose list is shown. */
export async function startDemo() {
  let rows: Rows | undefined;
  const prepare = async (all: Rows) => {
    rows = all;
  };
  const product = await startProductAndBrowser({ generationMs: 0, prepare });
  if (!rows) throw new Error('The server has no rows.');
  const [company] = await rows.list('targetCompanies', 'demo', String(demoCompanyId));
  if (!company) throw new Error('The demo has no target company.');
  const [person] = await rows.list('prospects', 'demo', String(company.id));
  await addSpares(rows, company.id);
  const target = { targetid: company.id, name: company.value.target_company_name };
  const kept = {
    businessInfo: storedDemoBusiness,
    onboardingStage: 'done',
    selectedTargetCompanyIds: JSON.stringify([company.id]),
    selectedTargetCompanies: JSON.stringify([target]),
    selectedProspectIds: JSON.stringify([person?.id ?? 0]),
  };
  return { product, kept };
}
