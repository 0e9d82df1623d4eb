import { expect, it } from 'vitest';
import { setStage } from './driver/stage.ts';
import { soon, type Visitor } from './driver/visitor.ts';

const stage = setStage({ tellsNoBusiness: false, generationMs: 300 });

async function tellOf(person: Visitor, name: string): Promise<void> {
  await person.page.getByLabel('Business Name').fill(name);
  await person.page.getByLabel('Website').fill('velo.example');
  await person.page.getByLabel('Description').fill('Repairs and rents bicycles.');
  await person.press('Define USPs');
}

const companyOf = async (person: Visitor): Promise<string> =>
  (JSON.parse((await person.kept())['businessInfo'] ?? '{}') as { name?: string }).name ?? '';

const isAt = (person: Visitor, address: string) =>
  expect.poll(() => person.address(), soon).toBe(address);

it('lets a colleague on a phone open the workspace and go on where it is', async () => {
  const { ada, world } = stage;
  await ada.goto(stage.at('apex', '/'));
  await ada.signIn('ada@acme.example', 'Ada');
  await ada.page.getByLabel('Company').fill('Velo Werk');
  await ada.page.getByLabel('Full name').fill('Ada Lovelace');
  await ada.page.getByLabel('Domain').fill('velo');
  await ada.press('Continue');
  const home = world.places.workspace('velo');
  await isAt(ada, `${home}/business-info`);
  await tellOf(ada, 'Velo Werk');
  await isAt(ada, `${home}/usps`);
  await ada.page
    .getByRole('button', { name: /^Edit / })
    .first()
    .waitFor();

  await ada.goto(`${home}/users`);
  await ada.press('Add New User');
  const form = ada.page.getByRole('dialog', { name: 'Add New User' });
  await form.getByLabel('Full Name').fill('Ben');
  await form.getByLabel('Email').fill('ben@velo.example');
  await form.getByLabel('Role').fill('Sales');
  await form.getByRole('button', { name: 'Add User', exact: true }).click();
  await stage.expectWords('ben@velo.example');
  // Everything is generated in the background: nothing is empty any more.
  await expect
    .poll(async () => (await ada.kept())['generationLedger'] ?? '', soon)
    .toMatch(/\|all":\{[^}]*"endedAt":\d/);

  const ben = await world.newVisitor();
  try {
    await ben.page.setViewportSize({ width: 390, height: 844 });
    const asked: string[] = [];
    ben.page.on('framenavigated', (frame) => asked.push(new URL(frame.url()).pathname));
    await ben.goto(`${home}/`);
    await ben.signIn('ben@velo.example', 'Ben');
    await isAt(ben, `${home}/dashboard`);
    expect(asked).not.toContain('/business-info');
    expect(await companyOf(ben)).toBe('Velo Werk');
    await expect.poll(() => ben.words(), soon).toContain('Pick your campaign');
    expect(await ben.words()).not.toContain('Your profile has been successfully created!');

    // Somebody goes on with another business: whoever works on the former one is asked, once.
    await ada.goto(`${home}/business-info`);
    await tellOf(ada, 'Velo Verleih');
    await ada.press('Yes, proceed');
    await isAt(ada, `${home}/usps`);
    await ben.goto(`${home}/users`);
    const question = ben.page.getByRole('alertdialog');
    await question
      .getByText('This workspace works on “Velo Verleih”. Continue with it, or keep “Velo Werk”?')
      .waitFor();
    await question.getByRole('button', { name: 'Continue with it' }).click();
    await expect.poll(() => companyOf(ben), soon).toBe('Velo Verleih');
    await expect.poll(() => ben.address(), soon).not.toBe(`${home}/users`);
  } finally {
    await ben.leave();
  }
});

it('shows the demo workspace full to whoever opens it', async () => {
  const { ada } = stage;
  await ada.goto(stage.at('demo', '/keyword-research'));
  await ada.signIn('newcomer@acme.example', 'Newcomer');
  await isAt(ada, stage.at('demo', '/keyword-research'));
  await ada.page.getByRole('row').nth(5).waitFor();
  expect(await companyOf(ada)).toBe('Crumb & Co');
});
