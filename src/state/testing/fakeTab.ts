import { expect, vi } from 'vitest';
import type { Profile } from '#domain/session/profile.ts';
import { fakeHistory } from '#platform/testing/fakeHistory.ts';
import { createHistoryEntries } from '#platform/historyEntries.ts';
import { memoryStore } from '#platform/textStore.ts';
import { createSession, type SessionDependencies } from '../session/createSession.ts';
import type { SignInClient } from '../session/signInClient.ts';

const claims = {
  sub: 'u1',
  name: 'Ada Lovelace',
  given_name: 'Ada',
  email: 'ada@example.com',
};
/** The provider's claims for another person. */
export const grace = { ...claims, sub: 'u2', name: 'Grace Hopper', given_name: 'Grace' };
export const ada: Profile = {
  id: 'u1',
  name: 'Ada Lovelace',
  givenName: 'Ada',
  email: 'ada@example.com',
};
export const origin = 'http://acme.app.localhost:5173';
export const authorizeUrl = 'http://id.app.localhost:5173/authorize?state=s';

export const fault = (error: string, description = 'technical words') =>
  Object.assign(new Error(description), { error, error_description: description });

export const neverResolves = () => new Promise<never>(() => undefined);

/** Creates a tab with its address, storage, clock and sign-in client, all in memory. */
export function openTab(path = '/', hasHint = false, isBackForward = false) {
  const tab = fakeHistory(path, origin);
  const page = tab.load();
  let isHinted = hasHint;
  let isCurrentOwner = true;
  let isOnline = true;
  let now = 1_000_000;
  let receive: (message: string) => void = () => undefined;
  const timers: (() => void)[] = [];
  const went: string[] = [];
  const posted: string[] = [];
  const left: string[] = [];
  const entered: Profile[] = [];
  const client = {
    handleRedirectCallback: vi.fn<SignInClient['handleRedirectCallback']>(async () => ({})),
    getTokenSilently: vi.fn<SignInClient['getTokenSilently']>(async () => 'token'),
    getUser: vi.fn<SignInClient['getUser']>(async () => claims),
    loginWithRedirect: vi.fn<SignInClient['loginWithRedirect']>(async ({ openUrl }) =>
      openUrl(authorizeUrl),
    ),
    logout: vi.fn<SignInClient['logout']>(async ({ openUrl, logoutParams }) => {
      if (openUrl) openUrl(`out:${logoutParams?.returnTo}`);
    }),
  };
  const dependencies: SessionDependencies = {
    loadClient: vi.fn<SessionDependencies['loadClient']>(async () => client),
    address: {
      here: () => tab.open().url,
      assign: (to) => void went.push(to),
      replace: (to) => void went.push(to),
      reload: () => void went.push('reload'),
      rewrite: (to) => page.history.replaceState(null, '', to),
    },
    clock: {
      now: () => now,
      wait: (ms, signal) =>
        new Promise((resolve) => {
          if (ms === 0) setTimeout(resolve, 0);
          else timers.push(resolve);
          signal?.addEventListener('abort', () => resolve());
        }),
    },
    entries: createHistoryEntries(page, isBackForward),
    tabStore: memoryStore(),
    channel: {
      post: (message) => void posted.push(message),
      subscribe: (listener) => {
        receive = listener;
        return () => undefined;
      },
    },
    hint: { isSet: () => isHinted, drop: () => void (isHinted = false) },
    logoutUrl: 'out:by-hand',
    isOnline: () => isOnline,
    loadOwnership: async () => ({
      claim: (profile) => void entered.push(profile),
      release: () => void left.push('left'),
      isCurrentOwner: () => isCurrentOwner,
    }),
  };
  const session = createSession(dependencies);
  return {
    dependencies,
    client,
    went,
    posted,
    left,
    entered,
    session,
    /** Starts the session, and returns what it then is. */
    start: async () => {
      await session.start();
      return session.getSnapshot();
    },
    bar: () => tab.open().url.pathname + tab.open().url.search,
    history: tab,
    /** The window as the router and the product see it. */
    page,
    receive: (message: string) => receive(message),
    /** Resolves when the page was told to reload, and to do nothing else. */
    reloaded: () => vi.waitFor(() => expect(went).toEqual(['reload'])),
    /** Lets every pending timeout expire. */
    expireTimeouts: () => timers.splice(0).forEach((expire) => expire()),
    advance: (ms: number) => void (now += ms),
    setHint: (isSet: boolean) => void (isHinted = isSet),
    loseNetwork: () => void (isOnline = false),
    /** Makes another tab sign in somebody else. */
    signInSomebodyElse: () => void (isCurrentOwner = false),
  };
}

export async function signedInTab() {
  const tab = openTab('/usps', true);
  expect(await tab.start()).toEqual({ status: 'authenticated', profile: ada });
  return tab;
}
