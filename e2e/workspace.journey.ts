import { describe, expect, it } from 'vitest';
import { setStage } from './driver/stage.ts';
import { soon } from './driver/visitor.ts';

const stage = setStage();
const { expectAt, expectWords, comeIn } = stage;
const apex = (path: string) => stage.at('apex', path);
const homeOf = (slug: string) => `${stage.world.places.workspace(slug)}/business-info`;
const company = () => stage.ada.page.getByLabel('Company');

/** Fills in the form, the name of the workspace last, so that what is said of it is in sight. */
async function fillIn(name: string, domain: string): Promise<void> {
  const { page } = stage.ada;
  await company().fill(name);
  await page.getByLabel('Full name').fill('Ada Lovelace');
  await page.getByLabel('Domain').fill(domain);
}

describe('a new workspace', () => {
  it('is made on the apex and entered at its own address without signing in again', async () => {
    const { ada, world } = stage;
    await ada.goto(apex('/'));
    await ada.signIn('ada@acme.example', 'Ada');
    await expectAt(apex('/create-tenant'));
    await fillIn('Acme Ltd', ' Acme! ');
    await expectWords(`${world.places.workspace('acme')} is free`);
    await ada.press('Continue');
    // The address is shown at once, but signing in there leads away from it and back.
    await expectWords(/Skip to content\s+Bellwether\s+Ada/);
    await expectAt(homeOf('acme'));
    await expect
      .poll(() => ada.page.getByLabel('Business Name').inputValue(), soon)
      .toBe('Acme Ltd');
  });

  it.each([
    { host: 'localhost', leadsTo: () => stage.at('localhost', '/business-info') },
    { host: 'demo', leadsTo: () => homeOf('from-demo') },
  ] as const)('made from $host leads to where it is', async ({ host, leadsTo }) => {
    await comeIn(stage.at(host, '/users'));
    await stage.ada.goInside('/create-tenant');
    await fillIn('Acme Two', `from-${host}`);
    await stage.ada.press('Continue');
    await expectAt(leadsTo());
  });

  it('keeps its draft through a reload and a refusal, and forgets it once it is made', async () => {
    const { ada, world } = stage;
    ada.expectNoise(/Failed to load resource.*(409|500)/);
    await comeIn(apex('/create-tenant'));
    await fillIn('Acme Four', 'demo');
    await expectWords(`${world.places.demo} is taken`);
    await ada.page.reload({ waitUntil: 'commit' });
    await expect.poll(() => company().inputValue(), soon).toBe('Acme Four');
    await ada.press('Continue');
    await expectWords(/already|taken/);

    const path = /\/tenants$/;
    world.sandbox.faults.add({ at: 'app', path, times: 1, effect: { status: 500 } });
    await ada.page.getByLabel('Domain').fill('acme-four');
    await ada.press('Continue');
    await expectWords('Failed to create workspace. Please try again.');
    expect(await company().inputValue()).toBe('Acme Four');
    await ada.press('Continue');
    await expectAt(homeOf('acme-four'));
    await expectWords(/Skip to content\s+Bellwether\s+Ada/);
    await ada.goto(apex('/create-tenant'));
    await expect.poll(() => company().inputValue(), soon).toBe('');
  });
});

describe('a host without a workspace', () => {
  it('ends at Tenant not found, from where one can go on', async () => {
    const { ada, world } = stage;
    const nowhere = world.places.workspace('nobody');
    await ada.goto(`${nowhere}/usps`);
    await ada.signIn('ada@acme.example', 'Ada');
    await expectAt(`${nowhere}/tenant-not-found`);
    await expectWords('Tenant not found');
    const asked = ada.page.waitForResponse(/\/check$/);
    await ada.press('Try again');
    await asked;
    await expectWords('Tenant not found');
    await expectAt(`${nowhere}/tenant-not-found`);
    await ada.page.getByRole('link', { name: 'Go to app.localhost' }).click();
    await expectAt(apex('/create-tenant'));
  });

  it('with more than one label in front is none, and asks nobody', async () => {
    const { ada, world } = stage;
    const nowhere = world.places.workspace('a.b');
    const asked: string[] = [];
    ada.page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await ada.goto(`${nowhere}/usps`);
    await ada.signIn('ada@acme.example');
    await expectAt(`${nowhere}/tenant-not-found`);
    expect(asked.filter((path) => path.startsWith('/api/'))).toEqual([]);
  });

  it('is taken for granted when the check fails for good, not while it stumbles, and found once it works', async () => {
    const { ada, world } = stage;
    ada.expectNoise(/Failed to load resource.*(503|ERR_)/);
    const path = /\/check$/;
    const heal = world.sandbox.faults.add({ at: 'app', path, effect: { status: 503 } });
    await ada.goto(stage.at('demo', '/users'));
    await ada.signIn('ada@acme.example', 'Ada');
    await expectAt(stage.at('demo', '/tenant-not-found'));
    heal();
    world.sandbox.faults.add({ at: 'app', path, times: 1, effect: 'reset' });
    await ada.press('Try again');
    // The page that was to be opened is opened.
    await expectAt(stage.at('demo', '/users'));
    await expectWords('Ada');
  });
});
