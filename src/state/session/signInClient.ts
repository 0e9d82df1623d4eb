import { readFault } from '#domain/session/signInFault.ts';
import type { IdentitySettings } from '#domain/settings/settings.ts';
import type { Clock } from '#platform/clock.ts';
import { tabStore } from '#platform/textStore.ts';
import { workerAddress } from './tokenWorker.ts';

/** How long to wait for the provider's silent authorize frame. */
const authorizeMs = 60_000;
/** How long one token request may take; the client makes three. */
const tokenTryMs = 10_000;
/** Extra time for the client's own work besides its requests. */
const ownMs = 5_000;

// A client whose worker does not load never answers, so every call has a timeout, longer than all those inside the client.
/** The exchange of the code from the redirect. */
export const callbackMs = 3 * tokenTryMs + ownMs;
/** A refresh, then the silent frame, then the exchange of its code. */
const tokenMs = callbackMs + authorizeMs + 3 * tokenTryMs;
const otherMs = 15_000;

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

/** Returns whether the SDK can store its transaction for this tab. It would throw where the browser blocks storage. */
function isTabStoreUsable(): boolean {
  const key = 'signInTrial';
  return tabStore.tryWrite(key, '1') && tabStore.tryRemove(key);
}

/** Loads the sign-in SDK and creates its only client. By default tokens stay in memory and in the SDK's worker (D50). */
export async function loadSignInClient(
  identity: IdentitySettings,
  origin: string,
  workspace: string | undefined,
): Promise<SignInClient> {
  const { Auth0Client } = await import('@auth0/auth0-spa-js');
  const { domain, clientId, audience, organizations, tokenCache } = identity;
  return new Auth0Client({
    domain,
    clientId,
    cacheLocation: tokenCache,
    workerUrl: workerAddress(domain),
    authorizeTimeoutInSeconds: authorizeMs / 1000,
    httpTimeoutInSeconds: tokenTryMs / 1000,
    useRefreshTokens: true,
    useRefreshTokensFallback: true,
    // A cookie is shared by all tabs: those that sign in at the same time would replace each other's transaction.
    useCookiesForTransactions: !isTabStoreUsable(),
    legacySameSiteCookie: false,
    // This cache is not used. Its default mode accesses storage at once, which throws where storage is blocked.
    anonymousSessionsCacheMode: 'memory',
    authorizationParams: {
      redirect_uri: origin,
      ...(audience === '' ? {} : { audience }),
      ...(organizations && workspace !== undefined ? { organization: workspace } : {}),
    },
  });
}

/** Returns the name of the cookie that the client sets when someone signs in here. */
export const hintCookie = (clientId: string): string => `auth0.${clientId}.is.authenticated`;

/** Returns the origin of the identity provider. */
const providerOrigin = ({ domain }: IdentitySettings): string =>
  /^https?:/.test(domain) ? domain.replace(/\/$/, '') : `https://${domain}`;

/** Returns the logout URL to use when the client does not answer. */
export function logoutUrlOf(identity: IdentitySettings, returnTo: string): string {
  const { clientId } = identity;
  return `${providerOrigin(identity)}/v2/logout?${new URLSearchParams({ client_id: clientId, returnTo })}`;
}

/** Thrown when the client does not answer at all. A retry would not help. */
class ClientTimeout extends Error {
  readonly error = 'timeout';
}

/** Creates the calls of the sign-in client. All code uses the client through them, and the first of them loads it. */
export function createClientCalls(loadClient: () => Promise<SignInClient>, clock: Clock) {
  let client: Promise<SignInClient> | undefined;
  let hasFailedToLoad = false;
  let tokenUnderWay: Promise<string> | undefined;

  /** Calls the client with a timeout. A client that failed to load is loaded again by the next call. */
  const ask = async <Value>(
    work: (client: SignInClient) => Promise<Value>,
    timeoutMs = otherMs,
  ): Promise<Value> => {
    client ??= loadClient();
    const loading = client;
    loading.then(
      () => (hasFailedToLoad = false),
      () => {
        hasFailedToLoad = true;
        if (client === loading) client = undefined;
      },
    );
    const answered = new AbortController();
    const tooLong = async (): Promise<never> => {
      await clock.wait(timeoutMs, answered.signal);
      throw new ClientTimeout('The sign-in client does not answer.');
    };
    try {
      return await Promise.race([loading.then(work), tooLong()]);
    } finally {
      answered.abort();
    }
  };

  /**
   * Retries once after a timeout, because a refresh in another tab may cause one. Does not retry when the provider itself
   * did not answer.
   */
  const askForToken = async (triesLeft = 1): Promise<string> => {
    const startedAt = clock.now();
    try {
      const given = await ask((sdk) => sdk.getTokenSilently(), tokenMs);
      if (given !== undefined) return given;
    } catch (thrown) {
      const isTimeout = readFault(thrown).code === 'timeout' && !(thrown instanceof ClientTimeout);
      const isBusy = isTimeout && clock.now() - startedAt < authorizeMs;
      if (isBusy && triesLeft > 0) return askForToken(triesLeft - 1);
      throw thrown;
    }
    throw Object.assign(new Error('There is no token.'), { error: 'login_required' });
  };

  return {
    ask,
    /** Returns true when the client failed to load and fails again. Many browsers remember the failure until a reload. */
    isLost: async () => {
      if (!hasFailedToLoad) return false;
      await ask(async () => undefined).catch(() => undefined);
      return hasFailedToLoad;
    },
    /** Returns a token or throws a fault. Simultaneous callers share one request. */
    token: () => {
      tokenUnderWay ??= askForToken().finally(() => {
        tokenUnderWay = undefined;
      });
      return tokenUnderWay;
    },
  };
}
