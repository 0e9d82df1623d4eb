import type { Profile } from '#domain/session/profile.ts';
import { entryPathFor, safePath } from '#domain/pages/safePath.ts';
import {
  isLoginNeeded,
  readFault,
  type SignInFault,
  type SignInStep,
} from '#domain/session/signInFault.ts';
import type { Address } from '#platform/address.ts';
import type { Clock } from '#platform/clock.ts';
import type { HistoryEntries } from '#platform/historyEntries.ts';
import type { TabChannel } from '#platform/tabChannel.ts';
import type { TextStore } from '#platform/textStore.ts';
import { callbackIn, nextIn, refusalIn } from './callback.ts';
import { createClientCalls } from './clientCalls.ts';
import { createLoopGuard } from './loopGuard.ts';
import { patience } from './patience.ts';
import { profileOf } from './profile.ts';
import { createSessionStore } from './sessionStore.ts';
import type { Session, SignInClient } from './types.ts';

/** What the session stands on. */
export interface SessionEdge {
  /** Loads the sign-in client: it is large, so it is asked for only when there is something to ask it. */
  readonly loadClient: () => Promise<SignInClient>;
  readonly address: Address;
  readonly clock: Clock;
  readonly entries: HistoryEntries;
  /** Kept for this tab, across redirects. */
  readonly attempts: TextStore;
  readonly channel: TabChannel;
  /** The client's own mark that someone signed in here. Without it there is no session to look for. */
  readonly hint: { readonly isSet: () => boolean; readonly drop: () => void };
  /** Where a logout goes when the client does not answer. */
  readonly logoutUrl: string;
  /** What is kept for people comes with the pages, which nobody sees who has to sign in first. */
  readonly loadKeeper: () => Promise<Keeper>;
}

/** Looks after what the browser keeps for one person. */
export interface Keeper {
  /** Someone is here: called before anything is shown to them. */
  readonly claim: (profile: Profile) => void;
  /** They left for good. */
  readonly release: () => void;
  /** False once another tab has let somebody else in. */
  readonly isOurs: () => boolean;
}

const leftWord = 'left';
/** Followed by the id of whoever came in. */
const cameWord = 'came ';
/** The client forgets where a sign-in was to lead when it fails, so that is kept beside it. */
const nextKey = 'signInNext';
/** Who was here last, in this tab. */
const personKey = 'personHere';
const noToken = (cause?: unknown) => new Error('There is no access token.', { cause });

/** The session as a small store outside React, so that effects that run twice start nothing twice. */
export function createSession(edge: SessionEdge): Session {
  const { address, clock, channel, hint } = edge;
  const automaticLogins = createLoopGuard(edge.attempts, 'automaticLogins', clock);
  const forcedLogouts = createLoopGuard(edge.attempts, 'forcedLogouts', clock);
  const { ask, token } = createClientCalls(edge.loadClient, clock);
  const { get, set, subscribe, settled } = createSessionStore();
  let leaving: Promise<void> | undefined;
  let keeper: Keeper | undefined;
  /** The token that is known to be of the person who is here. */
  let theirToken: string | undefined;
  /** Another tab has signed out since this one began to look who is here. */
  let wasLeft = false;

  const fail = (fault: SignInFault, step: SignInStep) => set({ status: 'error', fault, step });

  const whoIsHere = async () => profileOf(await ask((sdk) => sdk.getUser()));

  /** What somebody else searched for or carried along in this tab stands in the entry. True when it was taken out. */
  const takeEntry = ({ id }: Profile): boolean => {
    const lastHere = edge.attempts.read(personKey);
    edge.attempts.write(personKey, id);
    return edge.entries.claim(id, lastHere);
  };

  /** Another tab has let somebody else in; this one may not have heard of it yet. */
  const isTaken = () => keeper?.isOurs() === false;

  /** Begins anew for whoever is here now. */
  const beginAnew = () => {
    set({ status: 'loading' });
    address.reload();
  };

  const enter = async ({ isDrawn }: { isDrawn: boolean }) => {
    const profile = await whoIsHere();
    if (!profile) throw new Error('The ID token names nobody.');
    keeper = await edge.loadKeeper();
    if (wasLeft) return leaveHere();
    keeper.claim(profile);
    // A page that is drawn has read the address already.
    if (takeEntry(profile) && isDrawn) return beginAnew();
    set({ status: 'authenticated', profile });
    channel.post(cameWord + profile.id);
  };

  const forget = async () => {
    hint.drop();
    await ask((sdk) => sdk.logout({ openUrl: false })).catch(() => undefined);
  };

  const leaveHere = () => {
    set({ status: 'signedOut', reason: 'left' });
    void forget();
  };

  const resume = async () => {
    if (!hint.isSet()) return set({ status: 'signedOut', reason: 'guest' });
    try {
      theirToken = await token();
      await enter({ isDrawn: true });
    } catch (thrown) {
      const fault = readFault(thrown);
      if (isLoginNeeded(fault)) set({ status: 'signedOut', reason: 'guest' });
      else fail(fault, 'token');
    }
  };

  /** The answer can be used once, so it leaves the address before anything else: Back and reload do not meet it again. */
  const finishLogin = async (href: string, answer: URLSearchParams) => {
    const { origin } = address.here();
    address.rewrite('/');
    try {
      const result = await ask((sdk) => sdk.handleRedirectCallback(href), patience.callback);
      automaticLogins.clear();
      edge.attempts.remove(nextKey);
      address.rewrite(entryPathFor(nextIn(result, origin)));
      await enter({ isDrawn: false });
    } catch (thrown) {
      address.rewrite(entryPathFor(safePath(edge.attempts.read(nextKey), origin)));
      const fault = readFault(thrown);
      const refusal = refusalIn(answer);
      if (refusal) fail(refusal, 'login');
      else if (fault.code === 'missing_transaction' && hint.isSet()) await resume();
      else fail(fault, 'login');
    }
  };

  /** Asked for twice, it leaves once. */
  const leaveToSignIn = (next: string | undefined): Promise<void> => {
    leaving ??= (async () => {
      try {
        const openUrl = (url: string) => address.assign(url);
        // The words in `next` are of whoever wrote this entry, which is left behind.
        const author = edge.entries.author(edge.attempts.read(personKey));
        if (author !== undefined) edge.attempts.write(personKey, author);
        const appState = next === undefined ? {} : { next };
        if (next === undefined) edge.attempts.remove(nextKey);
        else edge.attempts.write(nextKey, next);
        await ask((sdk) => sdk.loginWithRedirect({ appState, openUrl }));
      } catch (thrown) {
        leaving = undefined;
        fail(readFault(thrown), 'login');
      }
    })();
    return leaving;
  };

  /** Somebody else may have signed in meanwhile: in another tab, or on another of the product's addresses, whose token this is then. */
  const checkOwner = async (given: string) => {
    if (isTaken()) {
      beginAnew();
      throw noToken();
    }
    if (given === theirToken) return;
    const now = await whoIsHere();
    const state = get();
    if (state.status !== 'authenticated') throw noToken();
    if (now?.id !== state.profile.id) {
      beginAnew();
      throw noToken();
    }
    theirToken = given;
  };

  const expire = async () => {
    if (get().status !== 'authenticated') return;
    const isCircling = forcedLogouts.note();
    set({ status: 'signedOut', reason: isCircling ? 'circling' : 'guest' });
    await forget();
  };

  channel.subscribe((word) => {
    if (word === leftWord) wasLeft = true;
    const state = get();
    if (state.status !== 'authenticated') return;
    if (word === leftWord) {
      leaveHere();
      keeper?.release();
    }
    // The storage tells of this as well, but not where it is full.
    if (word.startsWith(cameWord) && word !== cameWord + state.profile.id) beginAnew();
  });

  return {
    getSnapshot: get,
    subscribe,
    settled,
    async start() {
      wasLeft = false;
      set({ status: 'loading' });
      const here = address.here();
      const answer = callbackIn(here);
      await (answer ? finishLogin(here.href, answer) : resume());
    },
    async signInForPage(next) {
      if (leaving) return leaving;
      if (automaticLogins.isSpent()) return set({ status: 'signedOut', reason: 'circling' });
      automaticLogins.note();
      return leaveToSignIn(next);
    },
    async signIn(next) {
      set({ status: 'loading' });
      return leaveToSignIn(next);
    },
    async signOut() {
      const returnTo = address.here().origin;
      set({ status: 'loading' });
      keeper?.release();
      channel.post(leftWord);
      const openUrl = (url: string) => address.assign(url);
      try {
        await ask((sdk) => sdk.logout({ logoutParams: { returnTo }, openUrl }));
      } catch {
        address.assign(edge.logoutUrl);
      }
      hint.drop();
    },
    async getToken() {
      await settled();
      if (get().status !== 'authenticated') throw noToken();
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
    wake() {
      const isSame = hint.isSet() && !isTaken();
      if (get().status === 'authenticated' && isSame) return;
      beginAnew();
    },
  };
}
