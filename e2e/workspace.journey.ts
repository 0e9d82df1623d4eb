import { describe, expect, it } from 'vitest';
import { fillIn } from './driver/controls.ts';
import { setUpJourney } from './driver/journeySetup.ts';

const setup = setUpJourney();
const { expectAt, expectText, signInAt } = setup;
const apex = (path: string) => setup.at(path, 'apex');
const homeOf = (slug: string) => `${setup.product.origins.workspace(slug)}/business-info`;
const company = () => setup.page.getByLabel('Company');

/** Fills in the form, the workspace name last, so that its message is visible. */
const describeIt = (name: string, domain: string) =>
  fillIn(setup.page, { Company: name, 'Full name': 'Ada Lovelace', Domain: domain });

describe('a new workspace', () => {
  it('is created from another workspace and opened at its own address', async () => {
    await signInAt(setup.at('/users'));
    await setup.ada.goInside('/create-tenant');
    await describeIt('Acme Two', 'from-demo');
    await setup.ada.press('Continue');
    await expectAt(homeOf('from-demo'));
  });

  it('keeps its draft after a reload and a refusal, and is opened without another sign-in', async () => {
    const { ada, product } = setup;
    ada.allowConsole(/Failed to load resource.*(409|500)/);
    await ada.goto(apex('/'));
    await ada.signIn('ada@acme.example', 'Ada');
    await expectAt(apex('/create-tenant'));
    await describeIt('Acme Ltd', 'from-demo');
    await expectText(`${product.origins.workspace('from-demo')} is taken`);
    await ada.page.reload({ waitUntil: 'commit' });
    await expect.poll(() => company().inputValue()).toBe('Acme Ltd');
    await ada.press('Continue');
    await expectText(/already|taken/);

    const path = /\/tenants$/;
    product.sandbox.faults.add({ at: 'app', path, times: 1, effect: { status: 500 } });
    await ada.page.getByLabel('Domain').fill(' Acme! ');
    await expectText(`${product.origins.workspace('acme')} is free`);
    await ada.press('Continue');
    await expectText('Failed to create workspace. Please try again.');
    expect(await company().inputValue()).toBe('Acme Ltd');
    await ada.press('Continue');
    // The address is shown at once, but its sign-in navigates away and back.
    await expectText(/Skip to content\s+Bellwether\s+Ada/);
    await expectAt(homeOf('acme'));
    await expect.poll(() => ada.page.getByLabel('Business Name').inputValue()).toBe('Acme Ltd');
    await ada.goto(apex('/create-tenant'));
    await expect.poll(() => company().inputValue()).toBe('');
  });
});

describe('a host without a workspace', () => {
  it('ends at Tenant not found, with a way to continue', async () => {
    const { ada, product } = setup;
    const nowhere = product.origins.workspace('nobody');
    await ada.goto(`${nowhere}/usps`);
    await ada.signIn('ada@acme.example', 'Ada');
    await expectAt(`${nowhere}/tenant-not-found`);
    await expectText('Tenant not found');
    const asked = ada.page.waitForResponse(/\/check$/);
    await ada.press('Try again');
    await asked;
    await expectText('Tenant not found');
    await expectAt(`${nowhere}/tenant-not-found`);
    await ada.page.getByRole('link', { name: 'Go to app.localhost' }).click();
    await expectAt(apex('/create-tenant'));
  });
});
