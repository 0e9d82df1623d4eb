import { expect, it } from 'vitest';
import type { Page } from 'playwright';
import { ask } from '#server/testing/loopback.ts';
import { fieldIn, fillIn } from './driver/controls.ts';
import { setUpJourney } from './driver/journeySetup.ts';

const setup = setUpJourney();
const address = () => setup.at('/users');

const editButtons = (tab: Page) => tab.getByRole('button', { name: /^Edit / });
const editing = (tab: Page) => tab.locator('[data-editing]');
const email = (tab: Page) => fieldIn(editing(tab), 'Email');
const save = (tab: Page) => editing(tab).getByRole('button', { name: 'Save', exact: true }).click();

it('keeps what was typed through a reload, says what a colleague has changed meanwhile, and Save replaces it', async () => {
  const { ada } = setup;
  const here = ada.page;
  await setup.openSignedIn(address());
  await editButtons(here).first().waitFor();
  here.on('dialog', (dialog) => void dialog.accept());
  const there = await ada.context.newPage();
  await there.goto(address(), { waitUntil: 'commit' });
  await editButtons(there).first().click();
  await email(there).fill('theirs@acme.example');

  await editButtons(here).first().click();
  await email(here).fill('mine@acme.example');
  await save(there);
  await expect.poll(() => editing(there).count()).toBe(0);

  await here.reload({ waitUntil: 'commit' });
  await editButtons(here).first().click();
  await expect.poll(() => email(here).inputValue()).toBe('mine@acme.example');
  const words = await ada.visibleText();
  expect(words).toContain('Your unsaved changes are back.');
  expect(words).toContain(
    'Email has been changed since you opened this: “theirs@acme.example”. Save replaces it.',
  );
  await save(here);
  await expect.poll(() => editing(here).count()).toBe(0);
  expect(await ada.visibleText()).toContain('mine@acme.example');

  // The page is left right after the last key.
  await ada.press('Add New User');
  const name = here.getByRole('dialog').getByLabel('Full Name');
  await name.pressSequentially('Grace Hopper');
  await here.reload({ waitUntil: 'commit' });
  await ada.press('Add New User');
  await expect.poll(() => name.inputValue()).toBe('Grace Hopper');
});

it('adds one row when an answer is lost and the form is sent again after a reload', async () => {
  const { ada } = setup;
  await setup.openAsMember('/users');
  ada.allowConsole(/net::ERR_/);
  const form = ada.page.getByRole('dialog', { name: 'Add New User' });
  const send = () => form.getByRole('button', { name: 'Add User', exact: true }).click();
  // Requests of a page that is still loading may bypass a route set meanwhile.
  await ada.page.getByRole('rowheader').first().waitFor();
  // The answer is lost in the browser: after a dropped connection the browser could repeat the request by itself. A held
  // request may not report all its headers, so the headers set by the page are sent.
  await ada.page.route(
    /\/createUser$/,
    async (route) => {
      const request = route.request();
      const { status } = await ask(request.url(), {
        method: request.method(),
        headers: request.headers(),
        body: request.postData() ?? '',
      });
      expect(status).toBe(200);
      await route.abort('connectionreset');
    },
    { times: 1 },
  );
  await ada.press('Add New User');
  await fillIn(form, { 'Full Name': 'Cy', Email: 'cy@lost.example', Role: 'Sales' });
  await send();
  await form.getByText('Network error').waitFor();
  await ada.page.reload();
  await ada.press('Add New User');
  await expect.poll(() => form.getByLabel('Email').inputValue()).toBe('cy@lost.example');
  await send();
  await form.waitFor({ state: 'hidden' });
  await expect.poll(() => ada.page.getByText('cy@lost.example', { exact: true }).count()).toBe(1);
});
