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

it('says what a colleague has changed meanwhile, and Save replaces it', async () => {
  const { ada } = setup;
  const here = ada.page;
  here.on('dialog', (dialog) => void dialog.accept());
  const there = await ada.context.newPage();
  await there.goto(address(), { waitUntil: 'commit' });
  await editButtons(there).first().click();
  await field(there, 'Email').fill('theirs@acme.example');

  await editButtons(here).first().click();
  await field(here, 'Email').fill('mine@acme.example');
  await save(there);
  await expect.poll(() => editing(there).count(), waitOptions).toBe(0);

  await here.reload({ waitUntil: 'commit' });
  await editButtons(here).first().click();
  await expect.poll(() => field(here, 'Email').inputValue(), waitOptions).toBe('mine@acme.example');
  const words = await ada.visibleText();
  expect(words).toContain('Your unsaved changes are back.');
  expect(words).toContain(
    'Email has been changed since you opened this: “theirs@acme.example”. Save replaces it.',
  );
  await save(here);
  await expect.poll(() => editing(here).count(), waitOptions).toBe(0);
  expect(await ada.visibleText()).toContain('mine@acme.example');
});

it('opens a second row once the first is saved', async () => {
  const { ada, product } = setup;
  const { page } = ada;
  const { promise: until, resolve: answer } = Promise.withResolvers<void>();
  product.sandbox.faults.add({ at: 'app', path: /updateUser/, times: 1, until, effect: 'slow' });
  await editButtons(page).first().click();
  const first = await field(page, 'Name').inputValue();
  await field(page, 'Role').fill('Founder');
  await save(page);
  await editButtons(page).first().click();
  expect(await field(page, 'Name').inputValue()).toBe(first);
  answer();
  await expect.poll(() => field(page, 'Name').inputValue(), waitOptions).not.toBe(first);
  await field(page, 'Role').fill('Press');
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
