import { describe, expect, it, vi } from 'vitest';
import { createHistoryEntries } from '#platform/historyEntries.ts';
import { createSession } from './createSession.ts';
import { authorizeUrl, fault, grace, never, openTab, origin, signedInTab } from './fakeTab.ts';

describe('signing in', () => {
  it('leaves once, however often it is asked, and keeps the way on', async () => {
    const { session, client, went } = openTab();
    await session.start();
    await Promise.all([session.signInForPage('/usps'), session.signInForPage('/usps')]);
    expect(client.loginWithRedirect).toHaveBeenCalledTimes(1);
    expect(client.loginWithRedirect.mock.calls[0]?.[0].appState).toEqual({ next: '/usps' });
    expect(went).toEqual([authorizeUrl]);
  });

  it('stops at the third automatic sign-in within a minute, and asks the person', async () => {
    const tab = openTab();
    const visit = async () => {
      const session = createSession(tab.edge);
      await session.start();
      await session.signInForPage(undefined);
      return session.getSnapshot();
    };
    expect(await visit()).toEqual({ status: 'signedOut', reason: 'guest' });
    expect(await visit()).toEqual({ status: 'signedOut', reason: 'guest' });
    expect(await visit()).toEqual({ status: 'signedOut', reason: 'circling' });
    expect(tab.went).toEqual([authorizeUrl, authorizeUrl]);
    await tab.session.signIn(undefined);
    expect(tab.went).toHaveLength(3);
    tab.pass(61_000);
    expect(await visit()).toEqual({ status: 'signedOut', reason: 'guest' });
  });

  it('counts anew after a sign-in that worked', async () => {
    const tab = openTab();
    for (let round = 0; round < 4; round += 1) {
      const session = createSession(tab.edge);
      await session.start();
      await session.signInForPage(undefined);
      tab.edge.address.rewrite('/?code=c&state=s');
      await createSession(tab.edge).start();
    }
    expect(tab.went).toHaveLength(4);
  });

  it('says so when the way out fails, and can try again', async () => {
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

describe('tokens', () => {
  it('are asked for once by many at the same time', async () => {
    const { session, client } = await signedInTab();
    client.getTokenSilently.mockClear();
    const tokens = await Promise.all([session.getToken(), session.getToken(), session.getToken()]);
    expect(tokens).toEqual(['token', 'token', 'token']);
    expect(client.getTokenSilently).toHaveBeenCalledTimes(1);
  });

  it('wait until it is known who is here', async () => {
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

  it('of somebody else, who signed in elsewhere meanwhile, are not used', async () => {
    const { session, client, went } = await signedInTab();
    client.getTokenSilently.mockResolvedValue('renewed');
    await expect(session.getToken()).resolves.toBe('renewed');
    client.getTokenSilently.mockResolvedValue('of another');
    client.getUser.mockResolvedValue(grace);
    await expect(session.getToken()).rejects.toThrow('There is no access token.');
    expect(session.getSnapshot()).toEqual({ status: 'loading' });
    expect(went).toEqual(['reload']);
  });

  it('are no longer used once another tab has let somebody else in', async () => {
    const tab = await signedInTab();
    await expect(tab.session.getToken()).resolves.toBe('token');
    tab.letOtherIn();
    await expect(tab.session.getToken()).rejects.toThrow('There is no access token.');
    expect(tab.session.getSnapshot()).toEqual({ status: 'loading' });
    expect(tab.went).toEqual(['reload']);
  });

  it('do not end it when the service is out of reach', async () => {
    const { session, client } = await signedInTab();
    client.getTokenSilently.mockRejectedValue(new TypeError('Failed to fetch'));
    await expect(session.getToken()).rejects.toThrow('There is no access token.');
    expect(session.getSnapshot().status).toBe('authenticated');
  });

  it('are not asked for by nobody', async () => {
    const { session, client } = openTab();
    await session.start();
    await expect(session.getToken()).rejects.toThrow('There is no access token.');
    expect(client.getTokenSilently).not.toHaveBeenCalled();
  });

  it('stop at the second forced logout within a minute', async () => {
    const tab = openTab('/usps', true);
    const lose = async () => {
      tab.setHint(true);
      const session = createSession(tab.edge);
      await session.start();
      await session.expire();
      return session.getSnapshot();
    };
    expect(await lose()).toEqual({ status: 'signedOut', reason: 'guest' });
    expect(await lose()).toEqual({ status: 'signedOut', reason: 'circling' });
    tab.pass(61_000);
    expect(await lose()).toEqual({ status: 'signedOut', reason: 'guest' });
  });
});

describe('what was searched for', () => {
  it.each([
    ['/usps?q=secret', '/usps', ['reload']],
    ['/?next=%2Fusps%3Fq%3Dsecret', '/?next=%2Fusps', ['reload']],
    ['/usps', '/usps', []],
  ])('is taken out of %s when somebody else is here', async (path, bar, went) => {
    const tab = openTab(path, true);
    tab.edge.attempts.write('personHere', 'u2');
    await tab.session.start();
    expect(tab.bar()).toBe(bar);
    expect(tab.went).toEqual(went);
  });

  it('does not come back after a sign-in by somebody else', async () => {
    const tab = openTab('/?code=c1&state=s1');
    tab.edge.attempts.write('personHere', 'u2');
    tab.client.handleRedirectCallback.mockResolvedValue({ appState: { next: '/usps?q=secret' } });
    await tab.session.start();
    expect(tab.bar()).toBe('/?next=%2Fusps');
    expect(tab.session.getSnapshot().status).toBe('authenticated');
  });

  it("is taken out of another's entry that Back leads to, with what was carried along", async () => {
    const tab = openTab('/prospects?q=secret', true, true);
    tab.page.history.replaceState({ author: 'u2', usr: { prospects: [1] } }, '');
    tab.edge.attempts.write('personHere', 'u1');
    await tab.session.start();
    expect(tab.bar()).toBe('/prospects');
    expect(tab.history.open().state).toEqual({ author: 'u1' });
    expect(tab.went).toEqual(['reload']);
  });

  it("does not come along when a guest signs in from another's entry", async () => {
    const tab = openTab('/?next=%2Fusps%3Fq%3Dsecret', false, true);
    tab.page.history.replaceState({ author: 'u2' }, '');
    tab.edge.attempts.write('personHere', 'u1');
    await tab.session.start();
    await tab.session.signInForPage('/usps?q=secret');
    tab.client.handleRedirectCallback.mockResolvedValue({ appState: { next: '/usps?q=secret' } });
    tab.history.visit('/?code=c1&state=s1');
    const later = { ...tab.edge, entries: createHistoryEntries(tab.history.load(), false) };
    await createSession(later).start();
    expect(tab.bar()).toBe('/?next=%2Fusps');
  });

  it('comes along when whoever wrote it signs in again', async () => {
    const tab = openTab('/?next=%2Fusps%3Fq%3Dmine', false, true);
    tab.page.history.replaceState({ author: 'u1' }, '');
    tab.edge.attempts.write('personHere', 'u2');
    await tab.session.start();
    await tab.session.signInForPage('/usps?q=mine');
    tab.client.handleRedirectCallback.mockResolvedValue({ appState: { next: '/usps?q=mine' } });
    tab.history.visit('/?code=c1&state=s1');
    const later = { ...tab.edge, entries: createHistoryEntries(tab.history.load(), false) };
    await createSession(later).start();
    expect(tab.bar()).toBe('/?next=%2Fusps%3Fq%3Dmine');
  });

  it('stays for the same person', async () => {
    const tab = await signedInTab();
    tab.edge.address.rewrite('/usps?q=mine');
    await createSession(tab.edge).start();
    expect(tab.bar()).toBe('/usps?q=mine');
    expect(tab.went).toEqual([]);
  });
});

describe('leaving', () => {
  it('shows nothing any more, tells the other tabs and returns to the origin', async () => {
    const tab = await signedInTab();
    await tab.session.signOut();
    expect(tab.session.getSnapshot()).toEqual({ status: 'loading' });
    expect(tab.went).toEqual([`out:${origin}`]);
    expect(tab.posted).toEqual(['came u1', 'left']);
    expect(tab.left).toEqual(['left']);
  });

  it('works without the client', async () => {
    const tab = await signedInTab();
    tab.client.logout.mockImplementation(never);
    const done = tab.session.signOut();
    await vi.waitFor(() => expect(tab.client.logout).toHaveBeenCalled());
    tab.ring();
    await done;
    expect(tab.went).toEqual(['out:by-hand']);
    expect(tab.edge.hint.isSet()).toBe(false);
  });

  it('in another tab ends the session here, without signing in again', async () => {
    const tab = await signedInTab();
    tab.hear('something else');
    expect(tab.session.getSnapshot().status).toBe('authenticated');
    tab.hear('left');
    expect(tab.session.getSnapshot()).toEqual({ status: 'signedOut', reason: 'left' });
    expect(tab.left).toEqual(['left']);
    expect(tab.went).toEqual([]);
  });

  it('is noticed when another tab tells that somebody else has come, where the storage does not', async () => {
    const tab = await signedInTab();
    tab.hear('came u1');
    expect(tab.session.getSnapshot().status).toBe('authenticated');
    tab.hear('came u2');
    expect(tab.session.getSnapshot()).toEqual({ status: 'loading' });
    expect(tab.went).toEqual(['reload']);
  });

  it('in another tab keeps out a tab that is just coming in', async () => {
    const tab = openTab('/usps', true);
    tab.client.getTokenSilently.mockImplementation(async () => {
      tab.hear('left');
      return 'token';
    });
    await tab.session.start();
    expect(tab.session.getSnapshot()).toEqual({ status: 'signedOut', reason: 'left' });
    expect(tab.entered).toEqual([]);
    expect(tab.edge.hint.isSet()).toBe(false);
  });

  it('is noticed by a page that Back brings back', async () => {
    const tab = await signedInTab();
    tab.session.wake();
    expect(tab.went).toEqual([]);
    tab.setHint(false);
    tab.session.wake();
    expect(tab.session.getSnapshot()).toEqual({ status: 'loading' });
    expect(tab.went).toEqual(['reload']);
  });

  it('is noticed when another tab has let somebody else in meanwhile', async () => {
    const tab = await signedInTab();
    tab.letOtherIn();
    tab.session.wake();
    expect(tab.session.getSnapshot()).toEqual({ status: 'loading' });
    expect(tab.went).toEqual(['reload']);
  });
});
