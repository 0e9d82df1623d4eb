import type { Profile } from '#domain/session/profile.ts';
import type { SignInFault, SignInStep } from '#domain/session/signInFault.ts';

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
export interface Session {
  readonly getSnapshot: () => SessionState;
  readonly subscribe: (listener: () => void) => () => void;
  /** Resolves when it is known who is signed in. */
  readonly settled: () => Promise<void>;
  /** Restores the session, or finishes the sign-in on a redirect from the identity provider. */
  readonly start: () => Promise<void>;
  /** Redirects to the identity provider because a page needs a sign-in. Stops when this repeats too often. */
  readonly signInForPage: (next: string | undefined) => Promise<void>;
  /** Redirects to the identity provider because the person pressed Sign in. */
  readonly signIn: (next: string | undefined) => Promise<void>;
  readonly signOut: () => Promise<void>;
  /** Returns an access token for the API. Ends the session when a new sign-in is needed to get one. */
  readonly getToken: () => Promise<string>;
  /** Ends the session because the API rejected the token. Form drafts are kept. */
  readonly expire: () => Promise<void>;
  /** Checks the session after a restore from the back/forward cache or a sign-in in another tab; reloads if it changed. */
  readonly wake: () => void;
}

/** The part of the sign-in client that is used here. */
export interface SignInClient {
  readonly handleRedirectCallback: (url: string) => Promise<{ readonly appState?: unknown }>;
  readonly getTokenSilently: () => Promise<string | undefined>;
  readonly getUser: () => Promise<Readonly<Record<string, unknown>> | undefined>;
  readonly loginWithRedirect: (options: {
    readonly appState: { readonly next?: string };
    readonly openUrl: (url: string) => void;
  }) => Promise<void>;
  readonly logout: (options: {
    readonly logoutParams?: { readonly returnTo: string };
    readonly openUrl: false | ((url: string) => void);
  }) => Promise<void>;
}
