import { describe, expect, it } from 'vitest';
import { hosts, setStage, signInPage } from './driver/stage.ts';

const stage = setStage();
const { expectAt, expectWords, comeIn } = stage;
const email = 'ada@acme.example';

/** Where someone new is led. */
const homes = { localhost: '/business-info', apex: '/create-tenant', demo: '/business-info' };

describe.each(hosts)('on %s', (host) => {
  const at = (path: string) => stage.at(host, path);

  it('leads someone new to where they start, whatever a link says', async () => {
    const { ada } = stage;
    await ada.goto(at('/?next=%2F%2Fevil.test'));
    await ada.signIn(email);
    await expectAt(at(homes[host]));
    await ada.goto(at('/nowhere?x=1'));
    await expectAt(at(homes[host]));
  });

  it('brings a deep link through the sign-in, and keeps the session through a reload', async () => {
    const { ada } = stage;
    const url = at('/users?q=bread%26cake');
    await comeIn(url);
    await ada.page.reload({ waitUntil: 'commit' });
    await expectWords(/Skip to content\s+Bellwether\s+Ada/);
    await expectAt(url);
  });

  it('says that a sign-in was cancelled, and signs in on request', async () => {
    const { ada } = stage;
    await ada.goto(at('/users'));
    await ada.press('Cancel');
    await expectWords('Login failed');
    expect(await ada.words()).toContain('Sign-in was cancelled.');
    await ada.press('Sign in');
    await ada.signIn(email);
    await expectAt(at('/users'));
  });

  it('refuses a tampered answer, and signs in anew on request', async () => {
    const { ada } = stage;
    await ada.goto(at('/users'));
    await expectAt(signInPage);
    await ada.goto(at('/?code=stolen&state=tampered'));
    await expectWords('Invalid state');
    expect(ada.address()).toBe(at('/?next=%2Fusers'));
    await ada.press('Sign in');
    await ada.signIn(email);
    await expectAt(at('/users'));
  });

  it('ends the session in two tabs at a logout, and Back shows nothing of it', async () => {
    const { ada } = stage;
    await comeIn(at('/users'));
    const other = await ada.context.newPage();
    await other.goto(at('/users'), { waitUntil: 'commit' });
    await expectWords('Ada', other);
    const users = await ada.historyEntry();
    await ada.logOut();
    await expectAt(signInPage);
    await expectWords('You are signed out.', other);
    expect(await ada.words(other)).not.toContain('Ada');

    // The way back leads through the page at once: it is heard of, or it is missed.
    const isBack = ada.page.waitForEvent('framenavigated', (frame) =>
      frame.url().startsWith(stage.world.places[host]),
    );
    await ada.returnTo(users);
    await isBack;
    await expectAt(signInPage);
    await expectWords('Sign in');
    expect(await ada.words()).not.toContain('Ada');
  });
});
