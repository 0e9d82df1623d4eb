import { beforeEach, expect, it } from 'vitest';
import type { Page } from 'playwright';
import { setUpJourney } from './driver/journeySetup.ts';
import { waitOptions } from './driver/visitor.ts';

const setup = setUpJourney();
const address = () => setup.at('demo', '/users');

beforeEach(async () => {
  await setup.signInAt(address());
  await editButtons(setup.ada.page).first().waitFor();
});

const editButtons = (tab: Page) => tab.getByRole('button', { name: /^Edit / });
const editing = (tab: Page) => tab.locator('[data-editing]');
/** The role field has suggestions, so its role is combobox. */
const field = (tab: Page, name: string) =>
  editing(tab).getByRole('textbox', { name }).or(editing(tab).getByRole('combobox', { name }));
const save = (tab: Page) => editing(tab).getByRole('button', { name: 'Save', exact: true }).click();
const keptDrafts = async () => (await setup.ada.localStorageValues())['formDrafts'] ?? '';

it('asks before a draft replaces what another tab has saved meanwhile', async () => {
  const { ada } = setup;
  const here = ada.page;
  here.on('dialog', (dialog) => void dialog.accept());
  const there = await ada.context.newPage();
  await there.goto(address(), { waitUntil: 'commit' });
  await editButtons(there).first().click();
  await field(there, 'Email').fill('theirs@acme.example');

  await editButtons(here).first().click();
  await field(here, 'Email').fill('mine@acme.example');
  await field(here, 'Role').fill('Founder');
  await expect.poll(keptDrafts, waitOptions).toContain('Founder');
  await save(there);
  await expect.poll(() => ada.visibleText(there), waitOptions).toContain('theirs@acme.example');
  await expect.poll(() => editing(there).count(), waitOptions).toBe(0);

  await here.reload({ waitUntil: 'commit' });
  await editButtons(here).first().click();
  const question = here.getByRole('dialog', { name: 'Changed while you were away' });
  const email = question.getByRole('radiogroup', { name: 'Email' });
  await email.getByRole('radio', { name: 'Saved version' }).check();
  expect(await question.innerText()).toContain('theirs@acme.example');
  expect(await question.getByRole('radiogroup').count()).toBe(1);
  await question.getByRole('button', { name: 'Continue editing' }).click();
  await field(here, 'Email').waitFor();
  expect(await field(here, 'Email').inputValue()).toBe('theirs@acme.example');
  expect(await field(here, 'Role').inputValue()).toBe('Founder');
  expect(await ada.visibleText()).toContain('Your unsaved changes are back.');

  await save(here);
  await expect.poll(() => ada.visibleText(there), waitOptions).toContain('Founder');
  expect(await ada.visibleText(there)).toContain('theirs@acme.example');
});

it('keeps a second row open while the first is being saved', async () => {
  const { ada, product } = setup;
  const { page } = ada;
  const { promise: until, resolve: answer } = Promise.withResolvers<void>();
  product.sandbox.faults.add({ at: 'app', path: /updateUser/, times: 1, until, effect: 'slow' });
  await editButtons(page).first().click();
  await field(page, 'Role').fill('Founder');
  await save(page);
  await editButtons(page).first().click();
  await expect.poll(() => editing(page).count(), waitOptions).toBe(2);
  await field(page, 'Role').nth(1).fill('Press');
  answer();
  await expect.poll(() => editing(page).count(), waitOptions).toBe(1);
  expect(await field(page, 'Role').inputValue()).toBe('Press');
  await save(page);
  await expect.poll(() => editing(page).count(), waitOptions).toBe(0);
  const words = await ada.visibleText();
  expect(words).toContain('Founder');
  expect(words).toContain('Press');
});

it('keeps the last typed text when the page is left at once', async () => {
  const { page } = setup.ada;
  page.on('dialog', (dialog) => void dialog.accept());
  await page.getByRole('button', { name: 'Add New User' }).click();
  const name = page.getByRole('dialog').getByLabel('Full Name');
  await name.pressSequentially('Grace Hopper');
  await page.reload({ waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Add New User' }).click();
  await expect.poll(() => name.inputValue(), waitOptions).toBe('Grace Hopper');
});
