import { expect, it } from 'vitest';
import { setUpJourney } from './driver/journeySetup.ts';
import { waitOptions, type Visitor } from './driver/visitor.ts';

const setup = setUpJourney({ hidesBusiness: false, generationMs: 300 });

async function tellOf(person: Visitor, name: string): Promise<void> {
  await person.page.getByLabel('Business Name').fill(name);
  await person.page.getByLabel('Website').fill('velo.example');
  await person.page.getByLabel('Description').fill('Repairs and rents bicycles.');
  await person.press('Define USPs');
}

const companyOf = async (person: Visitor): Promise<string> =>
  (JSON.parse((await person.localStorageValues())['businessInfo'] ?? '{}') as { name?: string })
    .name ?? '';

const isAt = (person: Visitor, address: string) =>
  expect.poll(() => person.address(), waitOptions).toBe(address);

it('lets a colleague on a phone open the workspace and continue there', async () => {
  const { ada, product } = setup;
  await ada.goto(setup.at('apex', '/'));
  await ada.signIn('ada@acme.example', 'Ada');
  await ada.page.getByLabel('Company').fill('Velo Werk');
  await ada.page.getByLabel('Full name').fill('Ada Lovelace');
  await ada.page.getByLabel('Domain').fill('velo');
  await ada.press('Continue');
  const home = product.origins.workspace('velo');
  await isAt(ada, `${home}/business-info`);
  await tellOf(ada, 'Velo Werk');
  await isAt(ada, `${home}/usps`);
  await ada.page
    .getByRole('button', { name: /^Edit / })
    .first()
    .waitFor();

  await ada.goInside('/users');
  await ada.press('Add New User');
  const form = ada.page.getByRole('dialog', { name: 'Add New User' });
  await form.getByLabel('Full Name').fill('Ben');
  await form.getByLabel('Email').fill('ben@velo.example');
  await form.getByLabel('Role').fill('Sales');
  await form.getByRole('button', { name: 'Add User', exact: true }).click();
  await setup.expectText('ben@velo.example');
  // Everything was generated in the background: no list is empty.
  await expect
    .poll(() => ada.page.getByRole('banner').innerText(), waitOptions)
    .not.toMatch(/Generating|Failed/);

  const ben = await product.newVisitor();
  try {
    await ben.page.setViewportSize({ width: 390, height: 844 });
    const asked: string[] = [];
    ben.page.on('framenavigated', (frame) => asked.push(new URL(frame.url()).pathname));
    await ben.goto(`${home}/`);
    await ben.signIn('ben@velo.example', 'Ben');
    await isAt(ben, `${home}/dashboard`);
    expect(asked).not.toContain('/business-info');
    expect(await companyOf(ben)).toBe('Velo Werk');
    await expect.poll(() => ben.visibleText(), waitOptions).toContain('Pick your campaign');
    expect(await ben.visibleText()).not.toContain('Your profile has been successfully created!');

    // A colleague switches to another business: a person working on the previous one is asked once.
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
    await expect.poll(() => companyOf(ben), waitOptions).toBe('Velo Verleih');
    await expect.poll(() => ben.address(), waitOptions).not.toBe(`${home}/users`);
  } finally {
    await ben.close();
  }
});

it('shows the demo workspace with data to anyone who opens it', async () => {
  const { ada } = setup;
  await ada.goto(setup.at('demo', '/keyword-research'));
  await ada.signIn('newcomer@acme.example', 'Newcomer');
  await isAt(ada, setup.at('demo', '/keyword-research'));
  await ada.page.getByRole('row').nth(5).waitFor();
  expect(await companyOf(ada)).toBe('Crumb & Co');
});
