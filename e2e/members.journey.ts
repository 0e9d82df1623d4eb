import { expect, it } from 'vitest';
import { expectFilledIn, fillIn, firstOf } from './driver/controls.ts';
import { setUpJourney } from './driver/journeySetup.ts';
import type { Visitor } from './driver/visitor.ts';

// A server that can name the company refuses that call too.
const setup = setUpJourney({ hidesBusiness: false, generationMs: 300 });

/** Creates a workspace as Ada; returns its origin. */
async function makeWorkspace(company: string, name: string): Promise<string> {
  const { ada, product } = setup;
  await ada.goto(setup.at('/', 'apex'));
  await ada.signIn('ada@acme.example', 'Ada');
  await setup.expectAt(setup.at('/create-tenant', 'apex'));
  await fillIn(ada.page, { Company: company, 'Full name': 'Ada Lovelace', Domain: name });
  await ada.press('Continue');
  const origin = product.origins.workspace(name);
  await setup.expectAt(`${origin}/business-info`);
  // Wait for the sign-in at the new address: it would navigate away from a page opened meanwhile.
  await ada.page.getByLabel('Business Name').waitFor();
  return origin;
}

/** Adds Ben on the Users page, as Ada. */
async function addBen(email: string): Promise<void> {
  const { ada } = setup;
  await ada.press('Add New User');
  const form = ada.page.getByRole('dialog', { name: 'Add New User' });
  await fillIn(form, { 'Full Name': 'Ben', Email: email, Role: 'Sales' });
  await form.getByRole('button', { name: 'Add User', exact: true }).click();
  await setup.expectText(email);
}

const refusal = /You are not a member of this workspace[^]*ben@globex\.example/;

async function tellOf(person: Visitor, name: string): Promise<void> {
  const business = { Website: 'velo.example', Description: 'Repairs and rents bicycles.' };
  await fillIn(person.page, { 'Business Name': name, ...business });
  await person.press('Define USPs');
}

const companyOf = async (person: Visitor): Promise<string> =>
  (JSON.parse((await person.localStorageValues())['businessInfo'] ?? '{}') as { name?: string })
    .name ?? '';

const isAt = (person: Visitor, address: string) =>
  expect.poll(() => person.address()).toBe(address);

const noor = { 'Full Name': 'Noor Haddad', Email: 'noor@globex.example', Role: 'Press' };

it('keeps a person out while they are no member, and restores what they typed when they are one again', async () => {
  const acme = await makeWorkspace('Acme Ltd', 'members');
  const { ada } = setup;
  await ada.goto(`${acme}/users`);
  const ben = await setup.newVisitor();
  ben.allowConsole(/Failed to load resource.*403/);
  await ben.goto(`${acme}/users`);
  await ben.signIn('ben@globex.example', 'Ben');
  await expect.poll(() => ben.visibleText()).toMatch(refusal);
  expect(await ben.visibleText()).not.toContain('ada@acme.example');

  await addBen('Ben@Globex.example');
  await ben.press('Try again');
  await expect.poll(() => ben.visibleText()).toContain('ada@acme.example');
  expect(ben.address()).toBe(`${acme}/users`);

  const form = ben.page.getByRole('dialog', { name: 'Add New User' });
  await ben.press('Add New User');
  await fillIn(form, noor);

  await ada.press('Delete Ben');
  await ada.page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect.poll(() => ada.visibleText()).not.toContain('Ben@Globex.example');
  await form.getByRole('button', { name: 'Add User', exact: true }).click();
  await expect.poll(() => ben.visibleText()).toMatch(refusal);
  await form.waitFor({ state: 'hidden' });

  await addBen('Ben@Globex.example');
  await ben.press('Try again');
  await ben.press('Add New User');
  await expectFilledIn(form, noor);
  expect(await form.innerText()).toContain('Your unsaved changes are back.');
  await form.getByRole('button', { name: 'Add User', exact: true }).click();
  await form.waitFor({ state: 'hidden' });
  await expect.poll(() => ben.visibleText()).toContain('noor@globex.example');
});

it('lets a colleague on a phone open the workspace and continue there', async () => {
  const { ada } = setup;
  const home = await makeWorkspace('Velo Werk', 'velo');
  await tellOf(ada, 'Velo Werk');
  await isAt(ada, `${home}/usps`);
  await firstOf(ada.page, 'button', /^Edit /).waitFor();

  await ada.goInside('/users');
  await addBen('ben@velo.example');
  // Everything was generated in the background: no list is empty.
  await expect
    .poll(() => ada.page.getByRole('banner').innerText())
    .not.toMatch(/Generating|Failed/);

  const ben = await setup.newVisitor();
  await ben.page.setViewportSize({ width: 390, height: 844 });
  const asked: string[] = [];
  ben.page.on('framenavigated', (frame) => asked.push(new URL(frame.url()).pathname));
  await ben.goto(`${home}/`);
  await ben.signIn('ben@velo.example', 'Ben');
  await isAt(ben, `${home}/dashboard`);
  expect(asked).not.toContain('/business-info');
  expect(await companyOf(ben)).toBe('Velo Werk');
  await expect.poll(() => ben.visibleText()).toContain('Pick your campaign');
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
  await expect.poll(() => companyOf(ben)).toBe('Velo Verleih');
  await expect.poll(() => ben.address()).not.toBe(`${home}/users`);
});

it('shows the demo workspace with data to anyone who opens it', async () => {
  const { ada } = setup;
  await ada.goto(setup.at('/keyword-research'));
  await ada.signIn('newcomer@acme.example', 'Newcomer');
  await isAt(ada, setup.at('/keyword-research'));
  await ada.page.getByRole('row').nth(5).waitFor();
  expect(await companyOf(ada)).toBe('Crumb & Co');
});

it('deletes a company and then the workspace by their typed names, and the person stands where they can go on', async () => {
  const home = await makeWorkspace('Globex Ltd', 'deletions');
  const { ada } = setup;
  await tellOf(ada, 'Globex Ltd');
  await isAt(ada, `${home}/usps`);
  const remove = async (item: string, name: string) => {
    await ada.goto(`${home}/users`);
    await ada.press('Workspace');
    await ada.page.getByRole('menuitem', { name: item }).click();
    const dialog = ada.page.getByRole('alertdialog', { name: `Delete “${name}”?` });
    await dialog.getByLabel(`Type ${name} to delete it`).fill(name);
    await dialog.getByRole('button', { name: item }).click();
  };
  await remove('Delete company', 'Globex Ltd');
  await isAt(ada, `${home}/business-info`);
  await setup.expectText('Deleted “Globex Ltd”');
  expect((await ada.localStorageValues())['businessInfo']).toBeUndefined();
  await remove('Delete workspace', 'deletions');
  await expect.poll(() => ada.address()).toMatch(setup.at('/', 'apex'));
  await ada.goto(`${home}/users`);
  await setup.expectText('Tenant not found');
});
