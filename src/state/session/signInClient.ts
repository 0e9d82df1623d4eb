import type { IdentitySettings } from '#domain/settings/settings.ts';
import { tabStore } from '#platform/textStore.ts';
import { authorizeMs, tokenTryMs } from './timeouts.ts';
import { workerAddress } from './tokenWorker.ts';
import type { SignInClient } from './types.ts';

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
