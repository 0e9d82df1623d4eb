import { textIn } from '#domain/entities/json.ts';
import { entryPathFor, safePath } from '#domain/pages/safePath.ts';
import type { Profile } from '#domain/session/profile.ts';
import {
  isLoginNeeded,
  isWrongState,
  readFault,
  type SignInFault,
  type SignInStep,
} from '#domain/session/signInFault.ts';
import type { Address, BrowserLocation } from '#platform/address.ts';
import type { Clock } from '#platform/clock.ts';
import type { HistoryEntries } from '#platform/historyEntries.ts';
import type { TabChannel } from '#platform/tabChannel.ts';
import type { TextStore } from '#platform/textStore.ts';
import { createListeners } from '#platform/listeners.ts';
import { callbackMs, createClientCalls, type SignInClient } from './signInClient.ts';

/**
 * The state of the session. When signed out, a `guest` is redirected to sign in automatically. A person who signed out
 * (`left`), or whose automatic sign-ins repeat (`looping`), has to press the button.
 */
export type SessionState =
  | { readonly status: 'loading' }
  | { readonly status: 'authenticated'; readonly profile: Profile }
  | { readonly status: 'signedOut'; readonly reason: 'guest' | 'left' | 'looping' }
  | { readonly status: 'error'; readonly fault: SignInFault; readonly step: SignInStep };

/** The session: who is signed in, and how to sign in and out. */
export type Session = ReturnType<typeof createSession>;

/** What the session needs from its environment. */
export interface SessionDependencies {
  /** Loads the sign-in client. The client is large, so it is loaded only when a call of it is needed. */
  readonly loadClient: () => Promise<SignInClient>;
  readonly address: Address;
  readonly clock: Clock;
  readonly entries: HistoryEntries;
  /** Stored for this tab; survives redirects. */
  readonly tabStore: TextStore;
  readonly channel: TabChannel;
  /** The cookie that the client sets when someone signs in here. Without it there is no session to restore. */
  readonly hint: { readonly isSet: () => boolean; readonly drop: () => void };
  /** Where a logout goes when the client does not answer. */
  readonly logoutUrl: string;
  /** False when the machine has no network: a reload would lose the page. */
  readonly isOnline: () => boolean;
  /** Loads the code for stored data together with the pages: someone who has to sign in first needs neither. */
  readonly loadOwnership: () => Promise<Ownership>;
}

/** Manages the data that the browser stores for one person. */
export interface Ownership {
  /** Marks the stored data as this person's. Called before they are shown anything. */
  readonly claim: (profile: Profile) => void;
  /** Sets the stored data aside. Called when the person signs out. */
  readonly release: () => void;
  /** False after another tab has signed in somebody else. */
  readonly isCurrentOwner: () => boolean;
}

const signedOutMessage = 'left';
/** Message prefix, followed by the id of the person who signed in. */
const signedInPrefix = 'came ';
/** The path to open after the sign-in. The client forgets it when a sign-in fails, so it is stored here too. */
const nextKey = 'signInNext';
/** The person who was last signed in in this tab. */
const personKey = 'personHere';
/** What repeats by itself may do so twice a minute (D14). */
const loopLimit = 2;
const loopWindowMs = 60_000;
const noToken = (cause?: unknown) => new Error('There is no access token.', { cause });

/** Counts what may repeat by itself, such as a redirect. The count survives the redirects of this tab. */
function createLoopGuard(store: TextStore, key: string, clock: Clock) {
  const recent = (): number[] =>
    (store.read(key) ?? '')
      .split(',')
      .filter((text) => text !== '')
      .map(Number)
      .filter((at) => at <= clock.now() && clock.now() - at < loopWindowMs);
  return {
    isExhausted: () => recent().length >= loopLimit,
    record: () => store.write(key, [...recent(), clock.now()].join(',')),
    clear: () => store.remove(key),
  };
}

/** Returns the query of the identity provider's redirect, which always goes to `/`. */
export function callbackIn(here: BrowserLocation): URLSearchParams | undefined {
  if (here.pathname !== '/') return undefined;
  const query = new URLSearchParams(here.search);
  const isAnswer = query.has('error') || (query.has('code') && query.has('state'));
  return isAnswer ? query : undefined;
}

/** Returns the page that the sign-in was started for. The client stores it as the `appState` of the transaction. */
function nextIn(kept: unknown, origin: string): string | undefined {
  const { appState } = Object(kept) as { appState?: unknown };
  const { next } = Object(appState) as { next?: unknown };
  return safePath(next, origin);
}

/** Creates the session as a store outside React, so that effects that run twice do not send requests twice. */
export function createSession(dependencies: SessionDependencies) {
  const { address, clock, channel, hint } = dependencies;
  const automaticLogins = createLoopGuard(dependencies.tabStore, 'automaticLogins', clock);
  const forcedLogouts = createLoopGuard(dependencies.tabStore, 'forcedLogouts', clock);
  const { ask, isLost, token } = createClientCalls(dependencies.loadClient, clock);
  const listeners = createListeners();
  let state: SessionState = { status: 'loading' };
  let leaving: Promise<void> | undefined;
  let ownership: Ownership | undefined;
  /** The last token that was checked to belong to the signed-in person. */
  let checkedToken: string | undefined;
  /** True when another tab has signed out since this tab began to restore the session. */
  let isSignedOutElsewhere = false;

  const set = (next: SessionState) => {
    state = next;
    listeners.tell();
  };
  /** Resolves when it is known who is signed in. */
  const settled = () =>
    new Promise<void>((resolve) => {
      const look = () => {
        if (state.status === 'loading') return;
        leave();
        resolve();
      };
      const leave = listeners.subscribe(look);
      look();
    });
  const fail = (fault: SignInFault, step: SignInStep) => set({ status: 'error', fault, step });

  /** Reads the profile from the provider's claims. Its id is blank when they name nobody. */
  const loadProfile = async (): Promise<Profile> => {
    const claims = await ask((sdk) => sdk.getUser());
    return {
      id: textIn(claims?.['sub']),
      name: textIn(claims?.['name']),
      givenName: textIn(claims?.['given_name']),
      email: textIn(claims?.['email']),
    };
  };

  /** Removes another person's search terms and router state from the history entry. Returns true if there were any. */
  const claimHistoryEntry = ({ id }: Profile): boolean => {
    const lastPerson = dependencies.tabStore.read(personKey);
    dependencies.tabStore.write(personKey, id);
    return dependencies.entries.claim(id, lastPerson);
  };

  /** Returns the id of the person who is signed in. */
  const personHere = () => (state.status === 'authenticated' ? state.profile.id : undefined);

  /** Returns true when another tab has signed in somebody else. This tab may not have received the message yet. */
  const isReplaced = () => ownership?.isCurrentOwner() === false;

  /**
   * Reloads the page for the person who is signed in now. The page is removed first, because a changed form would make the
   * browser ask: a person who stays would see only 'Loading…'.
   */
  const restart = () => {
    set({ status: 'loading' });
    void clock.wait(0).then(() => address.reload());
  };

  /** Returns true, and reloads, when only a reload can load the client. */
  const reloadsForClient = async () => {
    if (!(await isLost()) || !dependencies.isOnline()) return false;
    restart();
    return true;
  };

  const enter = async ({ isDrawn }: { isDrawn: boolean }) => {
    // What a page holds in memory is one person's: whoever comes later gets a new page.
    if (ownership) return restart();
    const profile = await loadProfile();
    if (profile.id === '') throw new Error('The ID token names nobody.');
    ownership = await dependencies.loadOwnership();
    if (isSignedOutElsewhere) return endSession();
    ownership.claim(profile);
    // A page that is already rendered has read the address before it was cleaned.
    if (claimHistoryEntry(profile) && isDrawn) return restart();
    set({ status: 'authenticated', profile });
    channel.post(signedInPrefix + profile.id);
  };

  const signOutClient = async () => {
    hint.drop();
    await ask((sdk) => sdk.logout({ openUrl: false })).catch(() => undefined);
  };

  const endSession = () => {
    set({ status: 'signedOut', reason: 'left' });
    void signOutClient();
  };

  const resume = async () => {
    if (!hint.isSet()) return set({ status: 'signedOut', reason: 'guest' });
    try {
      checkedToken = await token();
      await enter({ isDrawn: true });
    } catch (thrown) {
      const fault = readFault(thrown);
      if (isLoginNeeded(fault)) set({ status: 'signedOut', reason: 'guest' });
      else fail(fault, 'token');
    }
  };

  /**
   * Finishes a sign-in. The code works only once, so it is removed from the address first. Otherwise Back or a reload would
   * use it again. The next page is shown there at once, so that a reload or a failure does not lose it.
   */
  const finishLogin = async (href: string, answer: URLSearchParams) => {
    const { origin } = address.here();
    address.rewrite(entryPathFor(safePath(dependencies.tabStore.read(nextKey), origin)));
    try {
      const result = await ask((sdk) => sdk.handleRedirectCallback(href), callbackMs);
      automaticLogins.clear();
      address.rewrite(entryPathFor(nextIn(result, origin)));
      await enter({ isDrawn: false });
      dependencies.tabStore.remove(nextKey);
    } catch (thrown) {
      const fault = readFault(thrown);
      const code = answer.get('error');
      const description = answer.get('error_description') ?? '';
      if (code !== null) fail({ code, description, isRefusal: true }, 'login');
      // The code was used before, or another tab has signed in meanwhile.
      else if (isWrongState(fault) && hint.isSet()) await resume();
      else fail(fault, 'login');
    }
  };

  /** Redirects to the sign-in once, however often it is called. */
  const leaveToSignIn = (next: string | undefined): Promise<void> => {
    leaving ??= (async () => {
      try {
        const openUrl = (url: string) => address.assign(url);
        // The query in `next` belongs to the author of this history entry.
        const author = dependencies.entries.author(dependencies.tabStore.read(personKey));
        if (author !== undefined) dependencies.tabStore.write(personKey, author);
        const appState = next === undefined ? {} : { next };
        if (next === undefined) dependencies.tabStore.remove(nextKey);
        else dependencies.tabStore.write(nextKey, next);
        await ask((sdk) => sdk.loginWithRedirect({ appState, openUrl }));
      } catch (thrown) {
        leaving = undefined;
        fail(readFault(thrown), 'login');
      }
    })();
    return leaving;
  };

  /**
   * Throws and reloads when the token belongs to somebody else, who may have signed in in another tab or on another address
   * of the product.
   */
  const checkOwner = async (given: string) => {
    if (!isReplaced()) {
      if (given === checkedToken) return;
      const now = await loadProfile();
      const shown = personHere();
      if (shown === undefined) throw noToken();
      if (now.id === shown) {
        checkedToken = given;
        return;
      }
    }
    restart();
    throw noToken();
  };

  /** Ends the session because the API rejected the token. Form drafts are kept. */
  const expire = async () => {
    if (personHere() === undefined) return;
    forcedLogouts.record();
    set({ status: 'signedOut', reason: forcedLogouts.isExhausted() ? 'looping' : 'guest' });
    await signOutClient();
  };

  channel.subscribe((message) => {
    if (message === signedOutMessage) isSignedOutElsewhere = true;
    const person = personHere();
    if (person === undefined) return;
    if (message === signedOutMessage) {
      endSession();
      ownership?.release();
    }
    if (message.startsWith(signedInPrefix) && message !== signedInPrefix + person) restart();
  });

  return {
    getSnapshot: (): SessionState => state,
    subscribe: listeners.subscribe,
    settled,
    /** Restores the session, or finishes the sign-in on a redirect from the identity provider. */
    start: async () => {
      isSignedOutElsewhere = false;
      set({ status: 'loading' });
      const here = address.here();
      const answer = callbackIn(here);
      // The code of a sign-in leaves the address without waiting for the client.
      if (!answer && (await reloadsForClient())) return;
      await (answer ? finishLogin(here.href, answer) : resume());
    },
    /** Redirects to the identity provider because a page needs a sign-in. Stops when this repeats too often. */
    signInForPage: async (next: string | undefined): Promise<void> => {
      if (leaving) return leaving;
      if (automaticLogins.isExhausted()) return set({ status: 'signedOut', reason: 'looping' });
      automaticLogins.record();
      return leaveToSignIn(next);
    },
    /** Redirects to the identity provider because the person pressed Sign in. */
    signIn: async (next: string | undefined): Promise<void> => {
      set({ status: 'loading' });
      if (await reloadsForClient()) return;
      return leaveToSignIn(next);
    },
    signOut: async () => {
      const returnTo = address.here().origin;
      set({ status: 'loading' });
      ownership?.release();
      channel.post(signedOutMessage);
      const openUrl = (url: string) => address.assign(url);
      try {
        await ask((sdk) => sdk.logout({ logoutParams: { returnTo }, openUrl }));
      } catch {
        address.assign(dependencies.logoutUrl);
      }
      hint.drop();
    },
    /** Returns an access token for the API. Ends the session when a new sign-in is needed to get one. */
    getToken: async () => {
      await settled();
      if (personHere() === undefined) throw noToken();
      try {
        const given = await token();
        await checkOwner(given);
        return given;
      } catch (thrown) {
        if (isLoginNeeded(readFault(thrown))) void expire();
        throw noToken(thrown);
      }
    },
    expire,
    /** Checks the session after a restore from the back/forward cache or a sign-in in another tab; reloads if it changed. */
    wake: () => {
      const isSame = hint.isSet() && !isReplaced();
      if (personHere() === undefined || !isSame) restart();
    },
  };
}

/**
 * Returns a signal that aborts when the person signs out, here or in another tab, or when their session expires. The next
 * person gets a newly loaded page, so the signal is needed only once.
 */
export function signedOutSignal({
  getSnapshot,
  subscribe,
}: Pick<Session, 'getSnapshot' | 'subscribe'>): AbortSignal {
  const left = new AbortController();
  let wasSignedIn = false;
  const look = () => {
    const isSignedIn = getSnapshot().status === 'authenticated';
    if (wasSignedIn && !isSignedIn) left.abort();
    wasSignedIn = isSignedIn;
  };
  look();
  subscribe(look);
  return left.signal;
}
