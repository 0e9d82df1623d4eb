import { describe, expect, it } from 'vitest';
import { hosts, setUpJourney, signInPage } from './driver/journeySetup.ts';
import { historyEntry, returnTo } from './driver/tabHistory.ts';

const setup = setUpJourney();
const { at, expectAt, expectText, signInAt } = setup;
const email = 'ada@acme.example';

/** The first page of a new person on each host. */
const homes = { localhost: '/business-info', apex: '/create-tenant', demo: '/business-info' };

describe.each(hosts)('on %s', (host) => {
  const at = (path: string) => setup.at(path, host);

  it('leads a new person to their first page, whatever the link says', async () => {
    const { ada } = setup;
    await ada.goto(at('/?next=%2F%2Fevil.test'));
    await ada.signIn(email);
    await expectAt(at(homes[host]));
    await ada.goto(at('/nowhere?x=1'));
    await expectAt(at(homes[host]));
  });

  it('opens a deep link, keeps the session after a reload and ends it in two tabs, and Back shows nothing of it', async () => {
    const { ada } = setup;
    const url = at('/users?q=bread%26cake');
    await signInAt(url);
    await ada.page.reload({ waitUntil: 'commit' });
    await expectText(/Skip to content\s+Bellwether\s+Ada/);
    await expectAt(url);
    const other = await ada.context.newPage();
    await other.goto(at('/users'), { waitUntil: 'commit' });
    await expectText('Ada', other);
    const users = await historyEntry(ada.page);
    await ada.logOut();
    await expectAt(signInPage);
    await expectText('You are signed out.', other);
    expect(await ada.visibleText(other)).not.toContain('Ada');

    // The page redirects at once: listen for its navigation before going back.
    const isBack = ada.page.waitForEvent('framenavigated', (frame) =>
      frame.url().startsWith(setup.product.origins[host]),
    );
    await returnTo(ada.page, users);
    await isBack;
    await expectAt(signInPage);
    await expectText('Sign in');
    expect(await ada.visibleText()).not.toContain('Ada');
  });
});

it('shows a cancelled, a tampered and a refused sign-in, and signs in on request', async () => {
  const { ada, product } = setup;
  await ada.goto(at('/users'));
  await ada.press('Cancel');
  await expectText('Login failed');
  expect(await ada.visibleText()).toContain('Sign-in was cancelled.');

  await ada.press('Sign in');
  await expectAt(signInPage);
  await ada.goto(at('/?code=stolen&state=tampered'));
  await expectText('Invalid state');
  expect(ada.address()).toBe(at('/?next=%2Fusers'));

  ada.allowConsole(/Failed to load resource/);
  product.sandbox.faults.add({
    at: 'identity',
    path: /^\/oauth\/token/,
    method: 'POST',
    times: 1,
    effect: {
      status: 400,
      body: '{"error":"invalid_grant","error_description":"Used up"}',
      headers: { 'Access-Control-Allow-Origin': product.origins.demo },
    },
  });
  await ada.press('Sign in');
  await ada.signIn(email, 'Ada');
  await expectText('Login failed');
  await ada.press('Sign in');
  await expectAt(at('/users'));
  await expectText('Ada');
});

it('opens in each of two tabs its own link, when both were opened before the sign-in', async () => {
  const { ada } = setup;
  await ada.goto(at('/users'));
  await expectAt(signInPage);
  const other = await ada.context.newPage();
  await other.goto(at('/keyword-research'), { waitUntil: 'commit' });
  await other.getByLabel('Email').fill(email);

  await ada.page.bringToFront();
  await ada.signIn(email, 'Ada');
  await expectAt(at('/users'));
  await expectText(/Skip to content\s+Bellwether\s+Ada/);
  await other.bringToFront();
  await other.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect.poll(() => other.url()).toBe(at('/keyword-research'));
  await expectText('Keyword Research', other);
});
