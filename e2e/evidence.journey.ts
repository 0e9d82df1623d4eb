import type { Page } from 'playwright';
import { afterAll, expect, it } from 'vitest';
import type { Rows } from '#server/rows/rows.ts';
import { createFakeModel } from '#server/testing/fakeModel.ts';
import { createLocalSite } from '#server/testing/localSite.ts';
import { hold, sentFor } from './driver/calls.ts';
import { firstOf } from './driver/controls.ts';
import { setUpJourney } from './driver/journeySetup.ts';
import type { Visitor } from './driver/visitor.ts';

const [fake, site] = await Promise.all([createFakeModel(), createLocalSite()]);
afterAll(() => Promise.all([fake.close(), site.close()]));

const profile = {
  name: 'Crumb & Co',
  size: '10-50' as const,
  description: 'We bake sourdough bread for cafés in Bristol and bring it to them every morning.',
  website: site.url,
};
const usp = (title: string, assumptions: string[]) => ({
  title,
  description: `What ${title} means.`,
  valueProposition: `What ${title} is worth.`,
  evidence: [{ field: 'title', quote: 'Orders by midnight.', url: `${site.url}/about` }],
  assumptions,
});
const kept = { companyId: 0, targetId: 0 };

/** A workspace with a business, two suggestions to check, and a target company. */
async function prepare(rows: Rows): Promise<void> {
  const workspace = { company: profile.name, domain: 'crumb', fullName: 'Dana Reyes' };
  await rows.names.put('workspaces', 'crumb', 'crumb', workspace);
  await rows.names.put('open', 'crumb', 'crumb', true);
  kept.companyId = (await rows.insert('companies', 'crumb', '', profile)).id;
  const company = String(kept.companyId);
  await rows.insert('usps', 'crumb', company, usp('Warm by seven', []));
  for (const title of ['One van', 'No minimum'])
    await rows.insert('usps', 'crumb', company, usp(title, ['description', 'valueProposition']));
  const target = {
    target_company_name: 'Rye & Sons',
    description: 'A café on the quay.',
    recent_news: '',
    initiatives_and_challenges: '',
  };
  kept.targetId = (await rows.insert('targetCompanies', 'crumb', company, target)).id;
}

const setup = setUpJourney({
  seed: 'none',
  suggestions: { model: fake.address, allowsLoopback: true },
  prepare,
});

/** Opens a page of the workspace, whose business this browser knows. */
async function openAt(visitor: Visitor, name: string, path: string): Promise<void> {
  const url = `${setup.product.origins.workspace('crumb')}${path}`;
  const stored = {
    businessInfo: JSON.stringify({ ...profile, companyId: kept.companyId, domain: 'crumb' }),
    onboardingStage: 'done',
    selectedTargetCompanyIds: JSON.stringify([kept.targetId]),
    selectedTargetCompanies: JSON.stringify([{ targetid: kept.targetId, name: 'Rye & Sons' }]),
  };
  await setup.openSignedIn(url, stored, { visitor, name });
}

const confirm = (tab: Page, what: string) =>
  tab.getByRole('button', { name: `This is true: ${what}` });
const isToCheck = (tab: Page, what: string, count: 0 | 1) =>
  expect.poll(() => confirm(tab, what).count()).toBe(count);
const cards = (tab: Page) => tab.getByRole('article');

it('keeps what was confirmed through Generate More, an edit, a deletion with Undo and a reload, also for a colleague', async () => {
  const { ada } = setup;
  const here = ada.page;
  await openAt(ada, 'Ada', '/usps');
  await setup.expectText('3 of 3 are based on your website');
  await isToCheck(here, 'Description of One van', 1);

  const asked = sentFor(ada.context, 'usps.generate');
  const letGo = hold(setup.product, 'usps.generate');
  await here.getByRole('button', { name: 'Generate More' }).click();
  await expect.poll(() => asked.length).toBe(1);
  await confirm(here, 'Description of One van').click();
  await isToCheck(here, 'Description of One van', 0);
  letGo();
  await expect.poll(() => cards(here).count()).toBe(7);
  await isToCheck(here, 'Description of One van', 0);

  for (const field of ['Description', 'Value proposition']) {
    await confirm(here, `${field} of No minimum`).click();
    await isToCheck(here, `${field} of No minimum`, 0);
  }

  await here.getByRole('button', { name: 'Edit One van' }).click();
  const dialog = here.getByRole('dialog', { name: 'Edit USP' });
  await dialog.getByLabel('Title').fill('One van for all');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await isToCheck(here, 'Value proposition of One van for all', 1);
  await isToCheck(here, 'Description of One van for all', 0);

  await here.getByRole('button', { name: 'Delete No minimum' }).click();
  await here.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect.poll(() => cards(here).count()).toBe(6);
  await here.getByRole('button', { name: 'Undo' }).click();
  const back = cards(here).filter({ hasText: 'No minimum' });
  await expect.poll(() => back.innerText()).toContain('From your website:');
  expect(await back.getByRole('button', { name: /^This is true/ }).count()).toBe(0);

  await here.reload();
  await isToCheck(here, 'Value proposition of One van for all', 1);
  await isToCheck(here, 'Description of One van for all', 0);
  await isToCheck(here, 'Description of No minimum', 0);

  const ben = await setup.newVisitor();
  await openAt(ben, 'Ben', '/usps');
  await isToCheck(ben.page, 'Value proposition of One van for all', 1);
  await isToCheck(ben.page, 'Description of One van for all', 0);
  await isToCheck(ben.page, 'Description of No minimum', 0);
});

it('shows what mail is based on, and greets by the name that is found while it is written', async () => {
  const { ada, page } = setup;
  await openAt(ada, 'Ada', '/prospects');
  await firstOf(page, 'checkbox', /^Select Head of Purchasing/).check();
  const asked = sentFor(ada.context, 'emails.generate');
  const letGo = hold(setup.product, 'emails.generate');
  await ada.press('Manage Email Templates');
  await expect.poll(() => asked.length).toBeGreaterThan(0);
  await page.getByRole('link', { name: 'Back to Prospects' }).click();
  await firstOf(page, 'button', /^Name not found yet: add it for Head of Purchasing/).click();
  await page.getByRole('textbox', { name: 'Prospect name' }).fill('Olena Ferreira');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Edit Olena Ferreira' }).waitFor();
  letGo();
  await ada.press('Manage Email Templates');
  await page.getByRole('heading', { level: 2, name: 'Olena Ferreira' }).waitFor();
  for (const number of [1, 2, 3]) {
    const tab = page.getByRole('tab', { name: `Variation ${number}` });
    await tab.click();
    const panel = page.getByRole('tabpanel');
    await expect.poll(() => panel.innerText()).toMatch(/Hello Olena/);
    expect(await panel.innerText()).not.toContain('Hello,');
    expect(await panel.innerText()).toMatch(/From (your description|[^:]+:\d+): “/);
  }
});
