import { expect, it } from 'vitest';
import type { Page } from 'playwright';
import { ownedKeys } from '#domain/session/localKeys.ts';
import { selectFirst } from './driver/controls.ts';
import { nameIn, refuseStorage } from './driver/inPage.ts';
import { setUpJourney, signInPage } from './driver/journeySetup.ts';
import { goBack, historyIndex } from './driver/tabHistory.ts';
import { logOut } from './driver/visitor.ts';

const setup = setUpJourney();
const { at, expectAt, expectText, openAsMember, openSignedIn } = setup;

/** Opens the prospects of a company as Ada. */
async function goToProspects(tab: Page): Promise<void> {
  await openAsMember('/target-companies', { onboardingStage: 'done' });
  await selectFirst(tab);
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
  await expect.poll(() => new URL(tab.url()).searchParams.get('q')).toBe(name);
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
  const { ada, page } = setup;
  const name = await goToMails(page);
  const depth = await historyIndex(ada.page);
  await ada.logOut();
  await expectAt(signInPage);
  await ada.signIn('ben@acme.example', 'Ben');
  await expectText('Ben');
  const askedForMails: string[] = [];
  page.on('request', (request) => {
    if (/getEmails|emailVariations/.test(request.url())) askedForMails.push(request.url());
  });

  await goBack(ada.page, (await historyIndex(ada.page)) - depth);
  await expectAt(at('/prospects'));
  await expectText(/Ben[^]*Tell us about your business first/);
  expect(await ada.visibleText()).not.toContain(name);
  await goBack(ada.page, 1);
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
  await logOut(other);
  await expectText('You are signed out.');
  expect(await ada.visibleText()).not.toContain('Please select');
});

it('leaves an open form without a question when another person signs in in another tab', async () => {
  const { ada, page } = setup;
  await openSignedIn(at('/users'));
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

/** All localStorage keys of the product. */
const keys = [...ownedKeys, 'owner', 'theme'];
const odd = ['', '{', 'null', '[]', '{"companyId":{}}', '-1', '\u0000\ud83d', '//evil.test'];

/**
 * Stores values and loads a page with them, in one step: a page that finds another owner stored reloads itself at its next
 * request, and would interrupt a navigation from outside.
 */
async function openWith(entries: Readonly<Record<string, string>>, url: string): Promise<void> {
  const { page } = setup;
  const isLoaded = page.waitForEvent('domcontentloaded');
  await page.evaluate(
    ({ given, to }) => {
      for (const [key, value] of Object.entries(given)) localStorage.setItem(key, value);
      location.assign(to);
    },
    { given: entries, to: url },
  );
  await isLoaded;
}

const company = () => setup.page.getByLabel('Company');
const opensForm = async () => {
  await setup.ada.goInside('/create-tenant');
  await expect.poll(() => company().isVisible()).toBe(true);
};
const expectBack = async (name: RegExp) => {
  await expectAt(new RegExp(`^${at('/')}[b-z]`));
  await expectText(name);
};

it('another person in the same browser sees nothing of the first, who finds everything again', async () => {
  const { ada } = setup;
  const kept = Object.fromEntries(ownedKeys.map((key) => [key, `of Ada: ${key}`]));
  await openSignedIn(at('/users'), kept);
  await opensForm();
  expect(await company().inputValue()).toBe('of Ada: company');
  await ada.press('Logout');
  await ada.signIn('bob@acme.example', 'Bob');
  await expectBack(/bob/i);
  await opensForm();
  expect(await company().inputValue()).toBe('');
  const ofBob = await ada.localStorageValues();
  expect(ownedKeys.filter((key) => ofBob[key]?.includes('of Ada'))).toEqual([]);

  await ada.press('Logout');
  await ada.signIn('ada@acme.example', 'Ada');
  await expectBack(/ada/i);
  await opensForm();
  expect(await company().inputValue()).toBe('of Ada: company');
});

it('starts with every stored value malformed', async () => {
  await openSignedIn(at('/users'));
  const inside = new RegExp(`^${at('/')}[b-z]`);
  for (const value of odd) {
    await openWith(Object.fromEntries(keys.map((key) => [key, value])), at('/'));
    await expectAt(inside);
    await expectText(/ada/i);
  }
});

it('can sign in in a browser without storage', async () => {
  await setup.ada.context.addInitScript(refuseStorage);
  await setup.signInAt(at('/users'));
  await expectText('Add New User');
});
