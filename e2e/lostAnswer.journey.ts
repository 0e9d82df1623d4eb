import { expect, it } from 'vitest';
import { ask } from '#server/testing/loopback.ts';
import { openAsMember } from './driver/openAsMember.ts';
import { setUpJourney } from './driver/journeySetup.ts';
import { waitOptions } from './driver/visitor.ts';

const setup = setUpJourney();

const path = /\/createUser$/;

it('adds one row when an answer is lost and the form is sent again, also after a reload', async () => {
  const { ada } = setup;
  await openAsMember(setup, '/users');
  ada.allowConsole(/net::ERR_/);
  const form = ada.page.getByRole('dialog', { name: 'Add New User' });
  const send = () => form.getByRole('button', { name: 'Add User', exact: true }).click();
  const fill = async (name: string, email: string) => {
    await ada.press('Add New User');
    await form.getByLabel('Full Name').fill(name);
    await form.getByLabel('Email').fill(email);
    await form.getByLabel('Role').fill('Sales');
  };
  // The answer is lost in the browser: after a dropped connection the browser could repeat the request by itself. A held
  // request may not report all its headers, so the headers set by the page are sent.
  const loseNextAnswer = () =>
    ada.page.route(
      path,
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
  const rowsOf = (email: string) => ada.page.getByText(email, { exact: true }).count();

  // Requests of a page that is still loading may bypass a route set meanwhile.
  await ada.page.getByText('dana@crumb.example', { exact: true }).waitFor();
  await loseNextAnswer();
  await fill('Ben', 'ben@lost.example');
  await send();
  await form.getByText('Network error').waitFor();
  await send();
  await form.waitFor({ state: 'hidden' });
  await expect.poll(() => rowsOf('ben@lost.example'), waitOptions).toBe(1);

  await loseNextAnswer();
  await fill('Cy', 'cy@lost.example');
  await send();
  await form.getByText('Network error').waitFor();
  await ada.page.reload();
  await ada.press('Add New User');
  await expect
    .poll(() => form.getByLabel('Email').inputValue(), waitOptions)
    .toBe('cy@lost.example');
  await send();
  await form.waitFor({ state: 'hidden' });
  await expect.poll(() => rowsOf('cy@lost.example'), waitOptions).toBe(1);
  expect(await rowsOf('ben@lost.example')).toBe(1);
});
