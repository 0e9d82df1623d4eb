import { expect, it } from 'vitest';
import { openAsMember } from './driver/openAsMember.ts';
import { setUpJourney } from './driver/journeySetup.ts';
import { waitOptions } from './driver/visitor.ts';

const setup = setUpJourney();
const { expectAt, expectText } = setup;
const page = (path: string) => setup.at('demo', path);
const box = (name: RegExp) => setup.ada.page.getByRole('checkbox', { name }).first();

it('leads from selected companies to their prospects, and with the selected ones to the emails', async () => {
  const { ada } = setup;
  await openAsMember(setup, '/target-companies');
  await ada.press('Manage Prospects');
  await expectAt(page('/prospects'));
  await expectText('Select target companies first');
  // The companies of the page before can be chosen here (D32).
  await ada.page.getByRole('button', { name: /^(Find people at|Choose at least one)/ }).waitFor();

  await ada.page.getByRole('link', { name: 'Target companies', exact: true }).click();
  await box(/^Select (?!all)/).check();
  await ada.press('Manage Prospects');
  await expectText('1 company · 1 with prospects');
  await ada.press('Manage Email Templates');
  await expectText('Please select at least one prospect!');
  await expectAt(page('/prospects'));

  await box(/^Select (?!all)/).check();
  const ids = async () => (await ada.localStorageValues())['selectedProspectIds'];
  await expect.poll(ids, waitOptions).toMatch(/^\[\d+\]$/);
  await ada.page.reload({ waitUntil: 'commit' });
  await expect.poll(() => box(/^Select (?!all)/).isChecked(), waitOptions).toBe(true);
  await ada.press('Manage Email Templates');
  await expectAt(page('/email-variations'));
});

it('searches a company without prospects at the first visit, and offers it after a reload', async () => {
  const { ada } = setup;
  const asked: string[] = [];
  ada.page.on('request', (request) => {
    if (request.url().endsWith('/searchIdealProspect')) asked.push(request.url());
  });
  await openAsMember(setup, '/target-companies');
  await ada.press('Add Custom');
  const dialog = ada.page.getByRole('dialog');
  await dialog.getByLabel('Company name').fill('Rye & Sons');
  await dialog.getByLabel('Short description').fill('Bakes rye.');
  await dialog.getByRole('button', { name: 'Add Company' }).click();
  await box(/^Select Rye & Sons/).check();
  // The first request is never answered: the reload ends it.
  await ada.context.route('**/searchIdealProspect', () => undefined, { times: 1 });
  const begun = ada.page.waitForRequest(/\/searchIdealProspect$/);
  await ada.press('Manage Prospects');
  await begun;
  await ada.page.reload({ waitUntil: 'commit' });
  await expectText('Not searched');
  expect(asked).toHaveLength(1);
  await ada.press('Find people at 1 company');
  await expectText('1 company · 1 with prospects');
  await expectText('Rye & Sons');
  expect(asked).toHaveLength(2);
});
