import type { Profile } from '#domain/session/profile.ts';
import type { SignInFault, SignInStep } from '#domain/session/signInFault.ts';

/**
 * What is known about who is here. Of those who are signed out, a `guest` is sent to sign in without being asked;
 * someone who `left`, or whose sign-in goes round in circles (`circling`), is asked first.
 */
export type SessionState =
  | { readonly status: 'loading' }
  | { readonly status: 'authenticated'; readonly profile: Profile }
  | { readonly status: 'signedOut'; readonly reason: 'guest' | 'left' | 'circling' }
  | { readonly status: 'error'; readonly fault: SignInFault; readonly step: SignInStep };

/** Who is here, and the ways in and out. */
export interface Session {
  readonly getSnapshot: () => SessionState;
  readonly subscribe: (listener: () => void) => () => void;
  /** Resolves once it is known who is here. */
  readonly settled: () => Promise<void>;
  /** Finds out who is here; on a return from the identity provider, finishes the sign-in first. */
  readonly start: () => Promise<void>;
  /** Leaves for the identity provider because a page needs it; stops by itself when that goes round in circles. */
  readonly signInForPage: (next: string | undefined) => Promise<void>;
  /** Leaves for the identity provider because the person asked to. */
  readonly signIn: (next: string | undefined) => Promise<void>;
  readonly signOut: () => Promise<void>;
  /** An access token for the API. When only a new sign-in can give one, the session ends. */
  readonly getToken: () => Promise<string>;
  /** The API no longer takes the token: the session ends, and what was typed is kept. */
  readonly expire: () => Promise<void>;
  /** The page was brought back as it was left, or another tab let somebody in: whoever left must not be seen. */
  readonly wake: () => void;
}

/** What is used of the sign-in client. */
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
