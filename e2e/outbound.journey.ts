import { expect, it } from 'vitest';
import { parseMailto } from '#domain/testing/mailParsers.ts';
import { sentFor } from './driver/calls.ts';
import { setUpJourney } from './driver/journeySetup.ts';

const setup = setUpJourney();
const { at, expectAt, expectText, openAsMember } = setup;
const box = (name: RegExp) => setup.page.getByRole('checkbox', { name }).first();
const draft = (name: string) => setup.page.getByRole('link', { name, exact: true });
const hrefOf = async (name: string) => (await draft(name).getAttribute('href')) ?? '';

it('leads from companies and prospects to drafts with exactly the text that is shown', async () => {
  const { ada } = setup;
  await openAsMember('/target-companies');
  await ada.press('Manage Prospects');
  await expectAt(at('/prospects'));
  await expectText('Select target companies first');
  // The companies of the page before can be chosen here (D32).
  await ada.page.getByRole('button', { name: /^(Find people at|Choose at least one)/ }).waitFor();

  await ada.page.getByRole('link', { name: 'Target companies', exact: true }).click();
  await box(/^Select (?!all)/).check();
  await ada.press('Manage Prospects');
  await expectText('1 company · 1 with prospects');
  await ada.press('Manage Email Templates');
  await expectText('Please select at least one prospect!');
  await expectAt(at('/prospects'));

  await box(/^Select (?!all)/).check();
  const ids = async () => (await ada.localStorageValues())['selectedProspectIds'];
  await expect.poll(ids).toMatch(/^\[\d+\]$/);
  await ada.page.reload({ waitUntil: 'commit' });
  await expect.poll(() => box(/^Select (?!all)/).isChecked()).toBe(true);
  await ada.press('Manage Email Templates');
  await expectAt(at('/email-variations'));
  await expectText('0 of 1 reviewed');

  const gmail = new URL(await hrefOf('Create Gmail Draft')).searchParams;
  const mailto = parseMailto(await hrefOf('Create Default Draft'));
  const [subject, body] = await ada.page.evaluate(() => {
    const sheet = document.querySelector('article');
    const said = (part: string) => sheet?.querySelector(part)?.textContent ?? '';
    return [said('h3'), said('.body')];
  });
  expect(gmail.get('su')).toBe(subject);
  expect(gmail.get('body')).toBe(body);
  // No address is known, and none is guessed (D69).
  expect([gmail.get('to'), mailto.to]).toEqual(['', '']);
  expect(mailto.fields.get('subject')).toBe(subject);
  expect(mailto.fields.get('body')).toBe(body?.replaceAll('\n', '\r\n'));
  expect(await draft('Create Gmail Draft').getAttribute('rel')).toBe('noopener noreferrer');

  await ada.goto(at('/email-variations'));
  await expectText('0 of 1 reviewed');
  await ada.page.getByRole('button', { name: /^Drafted/ }).click();
  await expectText('1 of 1 reviewed');
  await ada.press('Done');
  await expectAt(at('/dashboard'));
});

it('searches a company without prospects at the first visit, and offers it after a reload', async () => {
  const { ada } = setup;
  const asked = sentFor(ada.context, 'prospects.generate');
  await openAsMember('/target-companies');
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
