import { describe, expect, it, vi } from 'vitest';
import { createHistoryEntries } from '#platform/historyEntries.ts';
import { createSession } from './createSession.ts';
import {
  authorizeUrl,
  fault,
  grace,
  neverResolves,
  openTab,
  origin,
  signedInTab,
} from '../testing/fakeTab.ts';

describe('signing in', () => {
  it('redirects once, however often it is called, and keeps the next page', async () => {
    const { session, client, went } = openTab();
    await session.start();
    await Promise.all([session.signInForPage('/usps'), session.signInForPage('/usps')]);
    expect(client.loginWithRedirect).toHaveBeenCalledTimes(1);
    expect(client.loginWithRedirect.mock.calls[0]?.[0].appState).toEqual({ next: '/usps' });
    expect(went).toEqual([authorizeUrl]);
  });

  it('stops at the third automatic sign-in within a minute, and shows the button', async () => {
    const tab = openTab();
    const visit = async () => {
      const session = createSession(tab.dependencies);
      await session.start();
      await session.signInForPage(undefined);
      return session.getSnapshot();
    };
    expect(await visit()).toEqual({ status: 'signedOut', reason: 'guest' });
    expect(await visit()).toEqual({ status: 'signedOut', reason: 'guest' });
    expect(await visit()).toEqual({ status: 'signedOut', reason: 'looping' });
    expect(tab.went).toEqual([authorizeUrl, authorizeUrl]);
    await tab.session.signIn(undefined);
    expect(tab.went).toHaveLength(3);
    tab.advance(61_000);
    expect(await visit()).toEqual({ status: 'signedOut', reason: 'guest' });
  });

  it('resets the count after a successful sign-in', async () => {
    const tab = openTab();
    for (let round = 0; round < 4; round += 1) {
      const session = createSession(tab.dependencies);
      await session.start();
      await session.signInForPage(undefined);
      tab.dependencies.address.rewrite('/?code=c&state=s');
      await createSession(tab.dependencies).start();
    }
    expect(tab.went).toHaveLength(4);
  });

  it('shows an error when the redirect fails, and can try again', async () => {
    const { session, client, went } = openTab();
    client.loginWithRedirect.mockRejectedValueOnce(new DOMException('denied', 'SecurityError'));
    await session.start();
    await session.signInForPage(undefined);
    expect(session.getSnapshot()).toMatchObject({
      status: 'error',
      step: 'login',
    });
    await session.signIn(undefined);
    expect(went).toEqual([authorizeUrl]);
  });
});

describe('access tokens', () => {
  it('are requested once for simultaneous callers', async () => {
    const { session, client } = await signedInTab();
    client.getTokenSilently.mockClear();
    const tokens = await Promise.all([session.getToken(), session.getToken(), session.getToken()]);
    expect(tokens).toEqual(['token', 'token', 'token']);
    expect(client.getTokenSilently).toHaveBeenCalledTimes(1);
  });

  it('wait until the session is restored', async () => {
    const { session } = openTab('/usps', true);
    const token = session.getToken();
    await session.start();
    await expect(token).resolves.toBe('token');
  });

  it('end the session when only a new sign-in helps', async () => {
    const { session, client, left } = await signedInTab();
    client.getTokenSilently.mockRejectedValue(fault('login_required'));
    await expect(session.getToken()).rejects.toThrow('There is no access token.');
    expect(session.getSnapshot()).toEqual({ status: 'signedOut', reason: 'guest' });
    expect(client.logout).toHaveBeenCalledWith({ openUrl: false });
    expect(left).toEqual([]);
  });

  it('of another person, who signed in elsewhere meanwhile, are not used', async () => {
    const { session, client, reloaded } = await signedInTab();
    client.getTokenSilently.mockResolvedValue('renewed');
    await expect(session.getToken()).resolves.toBe('renewed');
    client.getTokenSilently.mockResolvedValue('of another');
    client.getUser.mockResolvedValue(grace);
    await expect(session.getToken()).rejects.toThrow('There is no access token.');
    expect(session.getSnapshot()).toEqual({ status: 'loading' });
    await reloaded();
  });

  it('are no longer used when another tab has signed in somebody else', async () => {
    const tab = await signedInTab();
    await expect(tab.session.getToken()).resolves.toBe('token');
    tab.signInSomebodyElse();
    await expect(tab.session.getToken()).rejects.toThrow('There is no access token.');
    expect(tab.session.getSnapshot()).toEqual({ status: 'loading' });
    await tab.reloaded();
  });

  it('do not end the session when the provider cannot be reached', async () => {
    const { session, client } = await signedInTab();
    client.getTokenSilently.mockRejectedValue(new TypeError('Failed to fetch'));
    await expect(session.getToken()).rejects.toThrow('There is no access token.');
    expect(session.getSnapshot().status).toBe('authenticated');
  });

  it('are not requested without a session', async () => {
    const { session, client } = openTab();
    await session.start();
    await expect(session.getToken()).rejects.toThrow('There is no access token.');
    expect(client.getTokenSilently).not.toHaveBeenCalled();
  });

  it('stop at the second forced logout within a minute', async () => {
    const tab = openTab('/usps', true);
    const lose = async () => {
      tab.setHint(true);
      const session = createSession(tab.dependencies);
      await session.start();
      await session.expire();
      return session.getSnapshot();
    };
    expect(await lose()).toEqual({ status: 'signedOut', reason: 'guest' });
    expect(await lose()).toEqual({ status: 'signedOut', reason: 'looping' });
    tab.advance(61_000);
    expect(await lose()).toEqual({ status: 'signedOut', reason: 'guest' });
  });
});

describe('a search term in the address', () => {
  it.each([
    ['/usps?q=secret', '/usps', ['reload']],
    ['/?next=%2Fusps%3Fq%3Dsecret', '/?next=%2Fusps', ['reload']],
    ['/usps', '/usps', []],
  ])('is removed from %s when somebody else signs in', async (path, bar, went) => {
    const tab = openTab(path, true);
    tab.dependencies.tabStore.write('personHere', 'u2');
    await tab.session.start();
    expect(tab.bar()).toBe(bar);
    await vi.waitFor(() => expect(tab.went).toEqual(went));
  });

  it.each([
    ["removed when a guest signs in from another person's history entry", 'u2', '/?next=%2Fusps'],
    ['kept when its author signs in again', 'u1', '/?next=%2Fusps%3Fq%3Dtyped'],
  ])('is %s', async (_what, author, bar) => {
    const tab = openTab('/?next=%2Fusps%3Fq%3Dtyped', false, true);
    tab.page.history.replaceState({ author }, '');
    tab.dependencies.tabStore.write('personHere', author === 'u1' ? 'u2' : 'u1');
    await tab.session.start();
    await tab.session.signInForPage('/usps?q=typed');
    tab.client.handleRedirectCallback.mockResolvedValue({ appState: { next: '/usps?q=typed' } });
    tab.history.visit('/?code=c1&state=s1');
    const later = { ...tab.dependencies, entries: createHistoryEntries(tab.history.load(), false) };
    await createSession(later).start();
    expect(tab.bar()).toBe(bar);
  });
});

describe('signing out', () => {
  it('hides everything, notifies the other tabs and returns to the origin', async () => {
    const tab = await signedInTab();
    await tab.session.signOut();
    expect(tab.session.getSnapshot()).toEqual({ status: 'loading' });
    expect(tab.went).toEqual([`out:${origin}`]);
    expect(tab.posted).toEqual(['came u1', 'left']);
    expect(tab.left).toEqual(['left']);
  });

  it('works when the client does not answer', async () => {
    const tab = await signedInTab();
    tab.client.logout.mockImplementation(neverResolves);
    const done = tab.session.signOut();
    await vi.waitFor(() => expect(tab.client.logout).toHaveBeenCalled());
    tab.expireTimeouts();
    await done;
    expect(tab.went).toEqual(['out:by-hand']);
    expect(tab.dependencies.hint.isSet()).toBe(false);
  });

  it('in another tab ends the session here, without signing in again', async () => {
    const tab = await signedInTab();
    tab.receive('something else');
    expect(tab.session.getSnapshot().status).toBe('authenticated');
    tab.receive('left');
    expect(tab.session.getSnapshot()).toEqual({ status: 'signedOut', reason: 'left' });
    expect(tab.left).toEqual(['left']);
    expect(tab.went).toEqual([]);
  });

  it('reloads on a message that somebody else has signed in', async () => {
    const tab = await signedInTab();
    tab.receive('came u1');
    expect(tab.session.getSnapshot().status).toBe('authenticated');
    tab.receive('came u2');
    expect(tab.session.getSnapshot()).toEqual({ status: 'loading' });
    await tab.reloaded();
  });

  it('in another tab stops a sign-in that is in progress here', async () => {
    const tab = openTab('/usps', true);
    tab.client.getTokenSilently.mockImplementation(async () => {
      tab.receive('left');
      return 'token';
    });
    expect(await tab.start()).toEqual({ status: 'signedOut', reason: 'left' });
    expect(tab.entered).toEqual([]);
    expect(tab.dependencies.hint.isSet()).toBe(false);
  });

  it('is noticed when Back restores the page from the cache', async () => {
    const tab = await signedInTab();
    tab.session.wake();
    expect(tab.went).toEqual([]);
    tab.setHint(false);
    tab.session.wake();
    expect(tab.session.getSnapshot()).toEqual({ status: 'loading' });
    // An open form is removed first: it would make the browser ask, and the person could stay.
    expect(tab.went).toEqual([]);
    await tab.reloaded();
  });

  it('reloads when another tab has signed in somebody else meanwhile', async () => {
    const tab = await signedInTab();
    tab.signInSomebodyElse();
    tab.session.wake();
    expect(tab.session.getSnapshot()).toEqual({ status: 'loading' });
    await tab.reloaded();
  });
});
