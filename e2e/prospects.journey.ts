import { expect, it } from 'vitest';
import { demoCompanyId, demoProfile } from '#mocks/fixtures/demo.ts';
import { setStage } from './driver/stage.ts';
import { soon } from './driver/visitor.ts';

const stage = setStage();
const { expectAt, expectWords, comeIn } = stage;
const page = (path: string) => stage.at('demo', path);
const knownBusiness = JSON.stringify({ ...demoProfile, companyId: demoCompanyId, domain: 'demo' });
const box = (name: RegExp) => stage.ada.page.getByRole('checkbox', { name }).first();

/** Comes in with a business that is known, and at the companies. */
async function atTheCompanies(): Promise<void> {
  await comeIn(page('/target-companies'));
  await stage.ada.page.evaluate(
    (info) => localStorage.setItem('businessInfo', info),
    knownBusiness,
  );
  await stage.ada.page.reload({ waitUntil: 'commit' });
  await expectWords('Target Company Details');
  await box(/^Select (?!all)/).waitFor();
}

it('leads from selected companies to their people, and with those ticked on to the emails', async () => {
  const { ada } = stage;
  await atTheCompanies();
  await ada.press('Manage Prospects');
  await expectAt(page('/prospects'));
  await expectWords('Select target companies first');

  await ada.page.getByRole('link', { name: 'Target companies', exact: true }).click();
  await box(/^Select (?!all)/).check();
  await ada.press('Manage Prospects');
  await expectWords('1 company · 1 with prospects');
  await ada.press('Manage Email Templates');
  await expectWords('Please select at least one prospect!');
  await expectAt(page('/prospects'));

  await box(/^Select (?!all)/).check();
  const ids = async () => (await ada.kept())['selectedProspectIds'];
  await expect.poll(ids, soon).toMatch(/^\[\d+\]$/);
  await ada.page.reload({ waitUntil: 'commit' });
  await expect.poll(() => box(/^Select (?!all)/).isChecked(), soon).toBe(true);
  await ada.press('Manage Email Templates');
  await expectAt(page('/email-variations'));
});

it('searches a company where nobody is known once, also when the page is loaded again meanwhile', async () => {
  const { ada } = stage;
  const asked: string[] = [];
  ada.page.on('request', (request) => {
    if (request.url().endsWith('/searchIdealProspect')) asked.push(request.url());
  });
  await atTheCompanies();
  await ada.press('Add Custom');
  const dialog = ada.page.getByRole('dialog');
  await dialog.getByLabel('Company name').fill('Rye & Sons');
  await dialog.getByLabel('Short description').fill('Bakes rye.');
  await dialog.getByRole('button', { name: 'Add Company' }).click();
  await box(/^Select Rye & Sons/).check();
  const begun = ada.page.waitForRequest(/\/searchIdealProspect$/);
  await ada.press('Manage Prospects');
  await begun;
  await ada.page.reload({ waitUntil: 'commit' });
  await expectWords('1 company · 1 with prospects');
  await expectWords('Rye & Sons');
  expect(asked).toHaveLength(1);
});
