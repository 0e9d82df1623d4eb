import { Auth0Client } from '@auth0/auth0-spa-js';
import { trustScript } from '#platform/trustedScripts.ts';
import { workerAddress } from '#state/session/tokenWorker.ts';

const settings = document.querySelector('#settings')?.textContent ?? '';
const { domain, clientId, audience } = JSON.parse(settings).identity;
const workerUrl = workerAddress(domain);
trustScript(workerUrl);
const client = new Auth0Client({
  domain,
  clientId,
  workerUrl,
  useRefreshTokens: true,
  useRefreshTokensFallback: true,
  authorizationParams: { audience, redirect_uri: location.origin },
});

/** Signs in like the sign-in client's own React package. False when the page is redirected to the provider. */
export async function signIn(): Promise<boolean> {
  if (new URLSearchParams(location.search).has('code')) {
    const { appState } = await client.handleRedirectCallback<string>();
    history.replaceState(null, '', appState ?? '/');
  } else await client.checkSession();
  const isSignedIn = await client.isAuthenticated();
  if (!isSignedIn) await client.loginWithRedirect({ appState: location.pathname });
  return isSignedIn;
}

export const accessToken = () => client.getTokenSilently();
