import { expect, it } from 'vitest';
import { ask } from '#server/testing/loopback.ts';
import { comeAsMember } from './driver/member.ts';
import { setStage } from './driver/stage.ts';
import { soon } from './driver/visitor.ts';

const stage = setStage();

const path = /\/createUser$/;

it('makes one row of a press whose answer was lost and the press that follows, also after a reload', async () => {
  const { ada } = stage;
  await comeAsMember(stage, '/users');
  ada.expectNoise(/net::ERR_/);
  const form = ada.page.getByRole('dialog', { name: 'Add New User' });
  const send = () => form.getByRole('button', { name: 'Add User', exact: true }).click();
  const fill = async (name: string, email: string) => {
    await ada.press('Add New User');
    await form.getByLabel('Full Name').fill(name);
    await form.getByLabel('Email').fill(email);
    await form.getByLabel('Role').fill('Sales');
  };
  // Not by a fault of the server: after one a browser may send the request again by itself. All headers of a request that is held
  // back may never be known, so those the page gave it are sent on.
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

  // What is asked for while a page still comes may pass a route that is set meanwhile.
  await ada.page.getByText('dana@crumb.example', { exact: true }).waitFor();
  await loseNextAnswer();
  await fill('Ben', 'ben@lost.example');
  await send();
  await form.getByText('Network error').waitFor();
  await send();
  await form.waitFor({ state: 'hidden' });
  await expect.poll(() => rowsOf('ben@lost.example'), soon).toBe(1);

  await loseNextAnswer();
  await fill('Cy', 'cy@lost.example');
  await send();
  await form.getByText('Network error').waitFor();
  await ada.page.reload();
  await ada.press('Add New User');
  await expect.poll(() => form.getByLabel('Email').inputValue(), soon).toBe('cy@lost.example');
  await send();
  await form.waitFor({ state: 'hidden' });
  await expect.poll(() => rowsOf('cy@lost.example'), soon).toBe(1);
  expect(await rowsOf('ben@lost.example')).toBe(1);
});
