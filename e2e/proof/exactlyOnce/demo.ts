import type { SandboxOptions } from '#server/testing/sandbox.ts';
import type { Rows } from '#server/rows/rows.ts';
import { demoCompanyId, storedDemoBusiness } from '#mocks/fixtures/demo.ts';
import { startProductAndBrowser, type TestProduct } from '../../driver/testProduct.ts';

/** The demo with rows to delete, and the localStorage of a person who has finished the onboarding. */
export interface Demo {
  readonly product: TestProduct;
  readonly kept: Readonly<Record<string, string>>;
}

/** How many rows each list has to delete: one for each press, and some for what fails. */
const spares = 8;

/** Adds a row called Spare to every list. */
async function addSpare(rows: Rows, number: number, targetid: number): Promise<void> {
  const name = `Spare ${number}`;
  const [workspace, owner, description] = ['demo', String(demoCompanyId), '-'];
  await rows.insert('usps', workspace, owner, { title: name, description, valueProposition: '-' });
  const icp = { title: name, description, painPoints: ['-'], goals: ['-'] };
  await rows.insert('icps', workspace, owner, icp);
  await rows.insert('geographies', workspace, owner, {
    region: name,
    marketSize: '-',
    growthRate: '-',
    competitionLevel: 'Low',
    recommendation: '-',
  });
  await rows.insert('keywords', workspace, owner, {
    keyword: name,
    volume: 1,
    competition_level: 'LOW',
    competition_index: 1,
    low_bid: 1,
    high_bid: 2,
    trend: 0,
    region: '-',
  });
  await rows.insert('targetCompanies', workspace, owner, {
    target_company_name: name,
    description,
    recent_news: '',
    initiatives_and_challenges: '',
  });
  const person = { prospect_name: name, prospect_company_name: '-', role: '-', targetid };
  await rows.insert('prospects', workspace, String(targetid), person);
  const email = `spare${number}@acme.example`;
  await rows.insert('users', workspace, '', { name, email, role: '-' });
}

/** Starts the product with one company and one prospect selected, whose list is shown. */
export async function startDemo(options: Partial<SandboxOptions> = {}): Promise<Demo> {
  let rows: Rows | undefined;
  const prepare = async (all: Rows) => {
    rows = all;
  };
  const product = await startProductAndBrowser({ generationMs: 0, prepare, ...options });
  if (!rows) throw new Error('The server has no rows.');
  const [company] = await rows.list('targetCompanies', 'demo', String(demoCompanyId));
  if (!company) throw new Error('The demo has no target company.');
  const [person] = await rows.list('prospects', 'demo', String(company.id));
  for (let number = 1; number <= spares; number += 1)
    // oxlint-disable-next-line no-await-in-loop -- in order
    await addSpare(rows, number, company.id);
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
