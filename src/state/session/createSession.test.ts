import { describe, expect, it, vi } from 'vitest';
import { ada, fault, grace, neverResolves, openTab, signedInTab } from '../testing/fakeTab.ts';

describe('starting', () => {
  it('is a guest, without loading the client, when nobody signed in here', async () => {
    const { session, start, dependencies } = openTab();
    expect(session.getSnapshot()).toEqual({ status: 'loading' });
    expect(await start()).toEqual({ status: 'signedOut', reason: 'guest' });
    expect(dependencies.loadClient).not.toHaveBeenCalled();
  });

  it('requires a token and claims the stored data before showing anything', async () => {
    const tab = openTab('/usps', true);
    const order: string[] = [];
    tab.session.subscribe(() =>
      order.push(`${tab.session.getSnapshot().status} ${tab.entered.length}`),
    );
    await tab.session.start();
    expect(order).toEqual(['loading 0', 'authenticated 1']);
    expect(tab.entered).toEqual([ada]);
  });

  it.each([
    ['a fault that needs a new sign-in', () => Promise.reject(fault('login_required'))],
    ['a missing token', async () => undefined],
  ])('treats %s as a guest', async (_what, answer) => {
    const { start, client } = openTab('/usps', true);
    client.getTokenSilently.mockImplementation(answer);
    expect(await start()).toEqual({ status: 'signedOut', reason: 'guest' });
  });

  it('keeps the session when the provider cannot be reached, and signs in when it can', async () => {
    const { start, client } = openTab('/usps', true);
    client.getTokenSilently.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    expect(await start()).toMatchObject({
      status: 'error',
      step: 'token',
      fault: { code: 'request_error' },
    });
    expect(await start()).toMatchObject({ status: 'authenticated' });
  });

  it('retries once after a timeout, because another tab may have held the lock', async () => {
    const { start, client } = openTab('/usps', true);
    client.getTokenSilently.mockRejectedValueOnce(fault('timeout'));
    expect(await start()).toMatchObject({ status: 'authenticated' });
    expect(client.getTokenSilently).toHaveBeenCalledTimes(2);
  });

  it('does not retry when the provider does not answer', async () => {
    const { start, client, advance } = openTab('/usps', true);
    client.getTokenSilently.mockImplementation(async () => {
      advance(60_000);
      throw fault('timeout');
    });
    expect(await start()).toMatchObject({ status: 'error', fault: { code: 'timeout' } });
    expect(client.getTokenSilently).toHaveBeenCalledTimes(1);
  });

  it('waits for a token as long as the silent frame and all token requests may take', async () => {
    const { session, client, dependencies } = openTab('/?code=c&state=s', true);
    const waits: number[] = [];
    Object.assign(dependencies.clock, {
      wait: (ms: number) => {
        waits.push(ms);
        return neverResolves();
      },
    });
    client.handleRedirectCallback.mockRejectedValue(fault('missing_transaction'));
    await session.start();
    // The callback, the token, and the profile.
    expect(waits).toEqual([35_000, 125_000, 15_000]);
  });

  it("times out when the client's worker does not answer", async () => {
    const { session, client, expireTimeouts } = openTab('/usps', true);
    client.getTokenSilently.mockImplementation(neverResolves);
    const started = session.start();
    await vi.waitFor(() => expect(client.getTokenSilently).toHaveBeenCalledTimes(1));
    expireTimeouts();
    await started;
    expect(session.getSnapshot()).toMatchObject({
      status: 'error',
      step: 'token',
      fault: { code: 'timeout' },
    });
  });

  it('loads the client again after it failed to load', async () => {
    const { start, dependencies } = openTab('/usps', true);
    vi.mocked(dependencies.loadClient).mockRejectedValueOnce(
      new TypeError('Failed to fetch module'),
    );
    expect(await start()).toMatchObject({ status: 'error' });
    expect(await start()).toMatchObject({ status: 'authenticated' });
  });

  it('reloads for whoever signs in after the session has ended on the page', async () => {
    const tab = await signedInTab();
    await tab.session.expire();
    tab.setHint(true);
    tab.client.getUser.mockResolvedValue(grace);
    expect(await tab.start()).toEqual({ status: 'loading' });
    await tab.reloaded();
  });

  it.each(['start', 'signIn'] as const)(
    'reloads on %s when the browser remembers that the client failed to load',
    async (retry) => {
      const tab = openTab('/?next=%2Fusps', true);
      vi.mocked(tab.dependencies.loadClient).mockRejectedValue(new TypeError('Failed to fetch'));
      expect(await tab.start()).toMatchObject({ status: 'error' });
      expect(tab.went).toEqual([]);
      await tab.session[retry]('/usps');
      expect(tab.session.getSnapshot()).toEqual({ status: 'loading' });
      await tab.reloaded();
      expect(tab.bar()).toBe('/?next=%2Fusps');
    },
  );

  it('does not reload without a network, because that would lose the page', async () => {
    const tab = openTab('/usps', true);
    vi.mocked(tab.dependencies.loadClient).mockRejectedValue(new TypeError('Failed to fetch'));
    tab.loseNetwork();
    await tab.session.start();
    expect(await tab.start()).toMatchObject({ status: 'error' });
    expect(tab.went).toEqual([]);
  });
});

describe('returning from the identity provider', () => {
  const answer = '/?code=c1&state=s1';

  it("shows the provider's error description and keeps the next page", async () => {
    const tab = openTab(
      '/?error=access_denied&error_description=Sign-in%20was%20cancelled.&state=s1',
    );
    tab.dependencies.tabStore.write('signInNext', '/usps');
    tab.client.handleRedirectCallback.mockRejectedValue(
      fault('access_denied', 'Sign-in was cancelled.'),
    );
    expect(await tab.start()).toEqual({
      status: 'error',
      step: 'login',
      fault: { code: 'access_denied', description: 'Sign-in was cancelled.', isRefusal: true },
    });
    expect(tab.bar()).toBe('/?next=%2Fusps');
    expect(tab.went).toEqual([]);
  });

  it('shows a refusal whose transaction is gone', async () => {
    const tab = openTab('/?error=access_denied&error_description=Not%20today');
    tab.client.handleRedirectCallback.mockRejectedValue(
      fault('missing_transaction', 'Invalid state'),
    );
    expect(await tab.start()).toMatchObject({
      fault: { code: 'access_denied', description: 'Not today' },
    });
  });

  it.each(['state_mismatch', 'missing_transaction'])('shows the error %s', async (code) => {
    const { start, client } = openTab(answer);
    client.handleRedirectCallback.mockRejectedValue(fault(code, 'Invalid state'));
    expect(await start()).toMatchObject({ status: 'error', fault: { code } });
  });

  it.each([
    ['a code is used twice', 'missing_transaction'],
    ['another tab has signed in meanwhile', 'state_mismatch'],
  ])('continues with the existing session when %s', async (_, code) => {
    const tab = openTab(answer, true);
    tab.dependencies.tabStore.write('signInNext', '/usps');
    tab.client.handleRedirectCallback.mockRejectedValue(fault(code, 'Invalid state'));
    expect(await tab.start()).toMatchObject({ status: 'authenticated' });
    expect(tab.bar()).toBe('/?next=%2Fusps');
  });

  it('shows the next page in the address at once, so that a reload does not lose it', async () => {
    const tab = openTab(answer);
    tab.dependencies.tabStore.write('signInNext', '/usps?q=1');
    tab.client.handleRedirectCallback.mockImplementation(async () => {
      expect(tab.bar()).toBe('/?next=%2Fusps%3Fq%3D1');
      return { appState: { next: '/usps?q=1' } };
    });
    expect(await tab.start()).toMatchObject({ status: 'authenticated' });
    expect(tab.dependencies.tabStore.read('signInNext')).toBeUndefined();
  });

  it('goes to no page of another site', async () => {
    const tab = openTab(answer);
    tab.client.handleRedirectCallback.mockResolvedValue({ appState: { next: '//evil.test' } });
    await tab.start();
    expect(tab.bar()).toBe('/');
  });

  it('keeps the next page when a step after the code exchange fails', async () => {
    const tab = openTab(answer);
    tab.dependencies.tabStore.write('signInNext', '/usps');
    tab.client.handleRedirectCallback.mockResolvedValue({ appState: { next: '/usps' } });
    tab.client.getUser.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    expect(await tab.start()).toMatchObject({ status: 'error', step: 'login' });
    expect(tab.bar()).toBe('/?next=%2Fusps');
    expect(tab.dependencies.tabStore.read('signInNext')).toBe('/usps');
  });

  it('refuses a token without a subject', async () => {
    const { start, client } = openTab(answer);
    client.getUser.mockResolvedValue(undefined);
    expect(await start()).toMatchObject({
      status: 'error',
      step: 'login',
      fault: { code: 'id_token' },
    });
  });

  it('ignores a code in the query of other pages', async () => {
    const { session, client } = openTab('/usps?code=c1&state=s1', true);
    await session.start();
    expect(client.handleRedirectCallback).not.toHaveBeenCalled();
  });
});
