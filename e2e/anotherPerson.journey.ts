import { expect, it } from 'vitest';
import type { Page } from 'playwright';
import { comeAsMember } from './driver/member.ts';
import { setStage, signInPage } from './driver/stage.ts';
import { soon } from './driver/visitor.ts';

const stage = setStage();
const { expectAt, expectWords } = stage;
const at = (path: string) => stage.at('demo', path);

/** Ada's way to the prospects of a company. */
async function goToProspects(tab: Page): Promise<void> {
  await comeAsMember(stage, '/target-companies', { onboardingStage: 'done' });
  await tab
    .getByRole('checkbox', { name: /^Select (?!all)/ })
    .first()
    .check();
  await tab.getByRole('button', { name: 'Manage Prospects' }).click();
  await expectAt(at('/prospects'));
}

/** And to the mails of a prospect whom she searches for there; gives that prospect's name. */
async function goToMails(tab: Page): Promise<string> {
  await goToProspects(tab);
  const searched = tab.getByRole('searchbox');
  // The page before has a table as well, and is drawn until this one is here.
  const first = tab.getByRole('grid', { name: 'Prospects' }).getByRole('rowheader').first();
  const name = ((await first.textContent()) ?? '').trim();
  await searched.fill(name);
  await expect.poll(() => new URL(tab.url()).searchParams.get('q'), soon).toBe(name);
  await tab
    .getByRole('row', { name: new RegExp(name) })
    .getByRole('checkbox')
    .check();
  await tab.getByRole('button', { name: 'Manage Email Templates' }).click();
  await expectAt(at('/email-variations'));
  await expectWords(name);
  return name;
}

it('leads another person back to the pages alone: without what was chosen and searched for there', async () => {
  const { ada } = stage;
  const { page } = ada;
  const name = await goToMails(page);
  const depth = await ada.depth();
  await ada.logOut();
  await expectAt(signInPage);
  await ada.signIn('ben@acme.example', 'Ben');
  await expectWords('Ben');
  const askedForMails: string[] = [];
  page.on('request', (request) => {
    if (/getEmails|emailVariations/.test(request.url())) askedForMails.push(request.url());
  });

  await ada.goBack((await ada.depth()) - depth);
  await expectAt(at('/prospects'));
  await expectWords(/Ben[^]*Tell us about your business first/);
  expect(await ada.words()).not.toContain(name);
  await ada.goBack(1);
  await expectAt(at('/prospects'));
  await expectWords(/Ben[^]*Tell us about your business first/);
  expect(await ada.words()).not.toContain(name);
  expect(await page.content()).not.toContain(name);
  expect(askedForMails).toEqual([]);
});

it('brings the same person back to where they were, also after a new sign-in', async () => {
  const { ada } = stage;
  const { page } = ada;
  const name = await goToMails(page);
  const depth = await ada.depth();
  await ada.logOut();
  await expectAt(signInPage);
  await ada.signIn('ada@acme.example', 'Ada');
  await expectWords('Ada');

  await ada.goBack((await ada.depth()) - depth);
  await expectAt(at('/email-variations'));
  await expectWords(name);
  await ada.goBack(1);
  await expect.poll(() => new URL(page.url()).searchParams.get('q'), soon).toBe(name);
});

it('takes what is said to somebody along when they log out in another tab', async () => {
  const { ada } = stage;
  const hidden = ada.page;
  await goToProspects(hidden);
  const other = await ada.context.newPage();
  await other.goto(at('/users'), { waitUntil: 'commit' });
  await expectWords('Ada', other);
  await hidden.bringToFront();
  await hidden.getByRole('button', { name: 'Manage Email Templates' }).click();
  await expectWords('Please select at least one prospect!');
  await other.bringToFront();
  await other.getByRole('button', { name: /^Profile of / }).click();
  await other.getByRole('menuitem', { name: 'Logout' }).click();
  await other.getByRole('alertdialog').getByRole('button', { name: 'Logout' }).click();
  await expectWords('You are signed out.');
  expect(await ada.words()).not.toContain('Please select');
});

it('shows nothing of the former company by Back after a new entry', async () => {
  const { ada } = stage;
  const { page } = ada;
  const name = await goToMails(page);
  await ada.goInside('/business-info');
  await page.getByLabel('Description').fill('We sell boats now.');
  await ada.press('Define USPs');
  await page.getByRole('button', { name: 'Yes, proceed' }).click();
  await expectAt(at('/usps'));
  await ada.goBack(2);
  await expectAt(at('/prospects'));
  await expectWords('Select target companies first');
  expect(await ada.words()).not.toContain(name);
});
