import { expect, it } from 'vitest';
import type { Page } from 'playwright';
import { openAsMember } from './driver/openAsMember.ts';
import { nameIn } from './driver/inPage.ts';
import { setUpJourney, signInPage } from './driver/journeySetup.ts';
import { waitOptions } from './driver/visitor.ts';

const setup = setUpJourney();
const { expectAt, expectText } = setup;
const at = (path: string) => setup.at('demo', path);

/** Opens the prospects of a company as Ada. */
async function goToProspects(tab: Page): Promise<void> {
  await openAsMember(setup, '/target-companies', { onboardingStage: 'done' });
  await tab
    .getByRole('checkbox', { name: /^Select (?!all)/ })
    .first()
    .check();
  await tab.getByRole('button', { name: 'Manage Prospects' }).click();
  await expectAt(at('/prospects'));
}

/** Opens the emails of a prospect found by search; returns the prospect's name. */
async function goToMails(tab: Page): Promise<string> {
  await goToProspects(tab);
  const searched = tab.getByRole('searchbox');
  // The previous page has a table as well, and stays until this page is loaded.
  const first = tab.getByRole('table', { name: 'Prospects' }).getByRole('rowheader').first();
  const name = await nameIn(first);
  await searched.fill(name);
  await expect.poll(() => new URL(tab.url()).searchParams.get('q'), waitOptions).toBe(name);
  await tab
    .getByRole('row', { name: new RegExp(name) })
    .getByRole('checkbox')
    .check();
  await tab.getByRole('button', { name: 'Manage Email Templates' }).click();
  await expectAt(at('/email-variations'));
  await expectText(name);
  return name;
}

it('Back shows another person the pages without the first person’s selection and search', async () => {
  const { ada } = setup;
  const { page } = ada;
  const name = await goToMails(page);
  const depth = await ada.historyIndex();
  await ada.logOut();
  await expectAt(signInPage);
  await ada.signIn('ben@acme.example', 'Ben');
  await expectText('Ben');
  const askedForMails: string[] = [];
  page.on('request', (request) => {
    if (/getEmails|emailVariations/.test(request.url())) askedForMails.push(request.url());
  });

  await ada.goBack((await ada.historyIndex()) - depth);
  await expectAt(at('/prospects'));
  await expectText(/Ben[^]*Tell us about your business first/);
  expect(await ada.visibleText()).not.toContain(name);
  await ada.goBack(1);
  await expectAt(at('/prospects'));
  await expectText(/Ben[^]*Tell us about your business first/);
  expect(await ada.visibleText()).not.toContain(name);
  expect(await page.content()).not.toContain(name);
  expect(askedForMails).toEqual([]);
});

it('removes a person’s messages when they log out in another tab', async () => {
  const { ada } = setup;
  const hidden = ada.page;
  await goToProspects(hidden);
  const other = await ada.context.newPage();
  await other.goto(at('/users'), { waitUntil: 'commit' });
  await expectText('Ada', other);
  await hidden.bringToFront();
  await hidden.getByRole('button', { name: 'Manage Email Templates' }).click();
  await expectText('Please select at least one prospect!');
  await other.bringToFront();
  await other.getByRole('button', { name: /^Profile of / }).click();
  await other.getByRole('menuitem', { name: 'Logout' }).click();
  await other.getByRole('alertdialog').getByRole('button', { name: 'Logout' }).click();
  await expectText('You are signed out.');
  expect(await ada.visibleText()).not.toContain('Please select');
});

it('Back shows nothing of the previous company after a new entry', async () => {
  const { ada } = setup;
  const { page } = ada;
  const name = await goToMails(page);
  await ada.goInside('/business-info');
  await page.getByLabel('Description').fill('We sell boats now.');
  await ada.press('Define USPs');
  await page.getByRole('button', { name: 'Yes, proceed' }).click();
  await expectAt(at('/usps'));
  await ada.goBack(2);
  await expectAt(at('/prospects'));
  await expectText('Select target companies first');
  expect(await ada.visibleText()).not.toContain(name);
});

it('leaves an open form without a question when another person signs in in another tab', async () => {
  const { ada } = setup;
  const { page } = ada;
  await setup.signInAt(at('/users'));
  await ada.press('Add New User');
  await page.getByRole('dialog').getByLabel('Full Name').fill('Noor Haddad');
  const asked: string[] = [];
  page.on('dialog', (dialog) => {
    asked.push(dialog.type());
    void dialog.dismiss();
  });
  await ada.context.clearCookies();
  const other = await ada.context.newPage();
  await other.goto(at('/users'), { waitUntil: 'commit' });
  await other.getByLabel('Email').fill('ben@acme.example');
  await other.getByLabel('Name').fill('Ben');
  await other.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expectText('Ben', other);
  await expectText('Ben');
  expect(asked).toEqual([]);
  expect(await ada.visibleText()).not.toContain('Noor Haddad');
});
