import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { paths } from '#api/contract/paths.ts';
import { t } from '#domain/words/translate.ts';
import { comeAsMember } from './driver/member.ts';
import { setStage } from './driver/stage.ts';
import { soon, type Visitor } from './driver/visitor.ts';

const stage = setStage();

/** Ada makes a workspace; hands back its address. */
async function makeWorkspace(name: string): Promise<string> {
  const { ada, world } = stage;
  await ada.goto(stage.at('apex', '/'));
  await ada.signIn('ada@acme.example', 'Ada');
  await stage.expectAt(stage.at('apex', '/create-tenant'));
  await ada.page.getByLabel('Company').fill('Acme Ltd');
  await ada.page.getByLabel('Full name').fill('Ada Lovelace');
  await ada.page.getByLabel('Domain').fill(name);
  await ada.press('Continue');
  const origin = world.places.workspace(name);
  await stage.expectAt(`${origin}/business-info`);
  // The new address signs in first: a page that is opened meanwhile would be left again.
  await ada.page.getByLabel('Business Name').waitFor();
  await ada.goto(`${origin}/users`);
  return origin;
}

/** Ada lets Ben in, on the page of users. */
async function addBen(): Promise<void> {
  const { ada } = stage;
  await ada.press('Add New User');
  const form = ada.page.getByRole('dialog', { name: 'Add New User' });
  await form.getByLabel('Full Name').fill('Ben');
  await form.getByLabel('Email').fill('Ben@Globex.example');
  await form.getByLabel('Role').fill('Sales');
  await form.getByRole('button', { name: 'Add User', exact: true }).click();
  await stage.expectWords('Ben@Globex.example');
}

const refusal = /You are not a member of this workspace[^]*ben@globex\.example/;

async function withBen(work: (ben: Visitor) => Promise<void>): Promise<void> {
  const ben = await stage.world.newVisitor();
  ben.expectNoise(/Failed to load resource.*403/);
  try {
    await work(ben);
  } finally {
    await ben.leave();
  }
}

it('keeps a stranger out of a workspace until somebody there adds them, and opens what was asked for', async () => {
  const acme = await makeWorkspace('members');
  await withBen(async (ben) => {
    await ben.goto(`${acme}/users`);
    await ben.signIn('ben@globex.example', 'Ben');
    await expect.poll(() => ben.words(), soon).toMatch(refusal);
    expect(await ben.words()).not.toContain('ada@acme.example');

    await addBen();
    await ben.press('Try again');
    await expect.poll(() => ben.words(), soon).toContain('ada@acme.example');
    expect(ben.address()).toBe(`${acme}/users`);
  });
});

it('gives back what was typed when the person was shut out in the middle and is let in again', async () => {
  const acme = await makeWorkspace('drafts');
  const { ada } = stage;
  await addBen();
  await withBen(async (ben) => {
    await ben.goto(`${acme}/users`);
    await ben.signIn('ben@globex.example', 'Ben');
    await expect.poll(() => ben.words(), soon).toContain('ada@acme.example');
    const form = ben.page.getByRole('dialog', { name: 'Add New User' });
    await ben.press('Add New User');
    await form.getByLabel('Full Name').fill('Noor Haddad');
    await form.getByLabel('Email').fill('noor@globex.example');
    await form.getByLabel('Role').fill('Press');

    await ada.press('Delete Ben');
    await ada.page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await expect.poll(() => ada.words(), soon).not.toContain('Ben@Globex.example');
    await form.getByRole('button', { name: 'Add User', exact: true }).click();
    await expect.poll(() => ben.words(), soon).toMatch(refusal);
    expect(await form.count()).toBe(0);

    await addBen();
    await ben.press('Try again');
    await ben.press('Add New User');
    await expectTyped(ben.page);
    await form.getByRole('button', { name: 'Add User', exact: true }).click();
    await expect.poll(() => ben.words(), soon).toContain('noor@globex.example');
    expect(await form.count()).toBe(0);
  });
});

async function expectTyped(page: Page): Promise<void> {
  const form = page.getByRole('dialog', { name: 'Add New User' });
  await expect.poll(() => form.getByLabel('Full Name').inputValue(), soon).toBe('Noor Haddad');
  expect(await form.getByLabel('Email').inputValue()).toBe('noor@globex.example');
  expect(await form.getByLabel('Role').inputValue()).toBe('Press');
  expect(await form.innerText()).toContain('Your unsaved changes are back.');
}

it('loads a list that was refused once its person is let in', async () => {
  const { ada, world } = stage;
  ada.expectNoise(/Failed to load resource.*403/);
  await comeAsMember(stage, '/icps', { onboardingStage: 'done' });
  const profiles = ada.page.getByRole('list', { name: t('icps.list') }).getByRole('listitem');
  await profiles.first().waitFor();
  const path = new RegExp(`/${paths['icps.list'].path.split('/').at(-1)}(\\?|$)`);
  const heal = world.sandbox.faults.add({ at: 'app', path, effect: { status: 403, body: '{}' } });
  await ada.page.reload({ waitUntil: 'commit' });
  await stage.expectWords(t('entry.noAccess.title'));
  heal();
  await ada.press(t('entry.noAccess.retry'));
  await expect.poll(() => profiles.count(), soon).toBeGreaterThan(0);
});
