import { expect, it } from 'vitest';
import { setStage } from './driver/stage.ts';
import { soon } from './driver/visitor.ts';

const stage = setStage();

it('keeps a stranger out of a workspace until somebody there adds them, and opens what was asked for', async () => {
  const { ada, world } = stage;
  await ada.goto(stage.at('apex', '/'));
  await ada.signIn('ada@acme.example', 'Ada');
  await stage.expectAt(stage.at('apex', '/create-tenant'));
  await ada.page.getByLabel('Company').fill('Acme Ltd.');
  await ada.page.getByLabel('Full name').fill('Ada Lovelace');
  await ada.page.getByLabel('Domain').fill('members');
  await ada.press('Continue');
  const acme = world.places.workspace('members');
  await stage.expectAt(`${acme}/business-info`);

  const ben = await world.newVisitor();
  try {
    ben.expectNoise(/Failed to load resource.*403/);
    await ben.goto(`${acme}/users`);
    await ben.signIn('ben@globex.example', 'Ben');
    await expect
      .poll(() => ben.words(), soon)
      .toMatch(/You are not a member of this workspace[^]*ben@globex\.example/);
    expect(await ben.words()).not.toContain('ada@acme.example');

    await ada.goto(`${acme}/users`);
    await ada.press('Add New User');
    const form = ada.page.getByRole('dialog', { name: 'Add New User' });
    await form.getByLabel('Full Name').fill('Ben');
    await form.getByLabel('Email').fill('Ben@Globex.example');
    await form.getByLabel('Role').fill('Sales');
    await form.getByRole('button', { name: 'Add User', exact: true }).click();
    await stage.expectWords('Ben@Globex.example');

    await ben.press('Try again');
    await expect.poll(() => ben.words(), soon).toContain('ada@acme.example');
    expect(ben.address()).toBe(`${acme}/users`);
  } finally {
    await ben.leave();
  }
});
