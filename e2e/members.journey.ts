import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { paths } from '#api/contract/paths.ts';
import { t } from '#domain/words/translate.ts';
import { openAsMember } from './driver/openAsMember.ts';
import { setUpJourney } from './driver/journeySetup.ts';
import { waitOptions, type Visitor } from './driver/visitor.ts';

// A server that can name the company refuses that call too.
const setup = setUpJourney({ hidesBusiness: false });

/** Creates a workspace as Ada; returns its origin. */
async function makeWorkspace(name: string): Promise<string> {
  const { ada, product } = setup;
  await ada.goto(setup.at('apex', '/'));
  await ada.signIn('ada@acme.example', 'Ada');
  await setup.expectAt(setup.at('apex', '/create-tenant'));
  await ada.page.getByLabel('Company').fill('Acme Ltd');
  await ada.page.getByLabel('Full name').fill('Ada Lovelace');
  await ada.page.getByLabel('Domain').fill(name);
  await ada.press('Continue');
  const origin = product.origins.workspace(name);
  await setup.expectAt(`${origin}/business-info`);
  // Wait for the sign-in at the new address: it would navigate away from a page opened meanwhile.
  await ada.page.getByLabel('Business Name').waitFor();
  await ada.goto(`${origin}/users`);
  return origin;
}

/** Adds Ben on the Users page, as Ada. */
async function addBen(): Promise<void> {
  const { ada } = setup;
  await ada.press('Add New User');
  const form = ada.page.getByRole('dialog', { name: 'Add New User' });
  await form.getByLabel('Full Name').fill('Ben');
  await form.getByLabel('Email').fill('Ben@Globex.example');
  await form.getByLabel('Role').fill('Sales');
  await form.getByRole('button', { name: 'Add User', exact: true }).click();
  await setup.expectText('Ben@Globex.example');
}

const refusal = /You are not a member of this workspace[^]*ben@globex\.example/;

async function withBen(work: (ben: Visitor) => Promise<void>): Promise<void> {
  const ben = await setup.product.newVisitor();
  ben.allowConsole(/Failed to load resource.*403/);
  try {
    await work(ben);
  } finally {
    await ben.close();
  }
}

it('keeps a non-member out of a workspace until a member adds them, then opens the requested page', async () => {
  const acme = await makeWorkspace('members');
  await withBen(async (ben) => {
    await ben.goto(`${acme}/users`);
    await ben.signIn('ben@globex.example', 'Ben');
    await expect.poll(() => ben.visibleText(), waitOptions).toMatch(refusal);
    expect(await ben.visibleText()).not.toContain('ada@acme.example');

    await addBen();
    await ben.press('Try again');
    await expect.poll(() => ben.visibleText(), waitOptions).toContain('ada@acme.example');
    expect(ben.address()).toBe(`${acme}/users`);
  });
});

it('restores typed text when a person is removed while typing and added again', async () => {
  const acme = await makeWorkspace('drafts');
  const { ada } = setup;
  await addBen();
  await withBen(async (ben) => {
    await ben.goto(`${acme}/users`);
    await ben.signIn('ben@globex.example', 'Ben');
    await expect.poll(() => ben.visibleText(), waitOptions).toContain('ada@acme.example');
    const form = ben.page.getByRole('dialog', { name: 'Add New User' });
    await ben.press('Add New User');
    await form.getByLabel('Full Name').fill('Noor Haddad');
    await form.getByLabel('Email').fill('noor@globex.example');
    await form.getByLabel('Role').fill('Press');

    await ada.press('Delete Ben');
    await ada.page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await expect.poll(() => ada.visibleText(), waitOptions).not.toContain('Ben@Globex.example');
    await form.getByRole('button', { name: 'Add User', exact: true }).click();
    await expect.poll(() => ben.visibleText(), waitOptions).toMatch(refusal);
    await form.waitFor({ state: 'hidden' });

    await addBen();
    await ben.press('Try again');
    await ben.press('Add New User');
    await expectTyped(ben.page);
    await form.getByRole('button', { name: 'Add User', exact: true }).click();
    await form.waitFor({ state: 'hidden' });
    await expect.poll(() => ben.visibleText(), waitOptions).toContain('noor@globex.example');
  });
});

async function expectTyped(page: Page): Promise<void> {
  const form = page.getByRole('dialog', { name: 'Add New User' });
  await expect
    .poll(() => form.getByLabel('Full Name').inputValue(), waitOptions)
    .toBe('Noor Haddad');
  expect(await form.getByLabel('Email').inputValue()).toBe('noor@globex.example');
  expect(await form.getByLabel('Role').inputValue()).toBe('Press');
  expect(await form.innerText()).toContain('Your unsaved changes are back.');
}

it('loads a refused list once the person has access', async () => {
  const { ada, product } = setup;
  ada.allowConsole(/Failed to load resource.*403/);
  await openAsMember(setup, '/icps', { onboardingStage: 'done' });
  const profiles = ada.page.getByRole('list', { name: t('icps.list') }).getByRole('listitem');
  await profiles.first().waitFor();
  const path = new RegExp(`/${paths['icps.list'].path.split('/').at(-1)}(\\?|$)`);
  const heal = product.sandbox.faults.add({ at: 'app', path, effect: { status: 403, body: '{}' } });
  await ada.page.reload({ waitUntil: 'commit' });
  await setup.expectText(t('entry.noAccess.title'));
  heal();
  await ada.press(t('entry.noAccess.retry'));
  await expect.poll(() => profiles.count(), waitOptions).toBeGreaterThan(0);
});
