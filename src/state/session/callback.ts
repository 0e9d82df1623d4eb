import { safePath } from '#domain/pages/safePath.ts';
import type { SignInFault } from '#domain/session/signInFault.ts';
import type { BrowserLocation } from '#platform/address.ts';

/** Returns the query of the identity provider's redirect, which always goes to `/`. */
export function callbackIn(here: BrowserLocation): URLSearchParams | undefined {
  if (here.pathname !== '/') return undefined;
  const query = new URLSearchParams(here.search);
  const isAnswer = query.has('error') || (query.has('code') && query.has('state'));
  return isAnswer ? query : undefined;
}

/** Returns the provider's error when it refused the sign-in. */
export function refusalIn(answer: URLSearchParams): SignInFault | undefined {
  const code = answer.get('error');
  if (code === null) return undefined;
  return { code, description: answer.get('error_description') ?? '', isRefusal: true };
}

/** Returns the page that the sign-in was started for. The client stores it as the `appState` of the transaction. */
export function nextIn(kept: unknown, origin: string): string | undefined {
  const { appState } = Object(kept) as { appState?: unknown };
  const { next } = Object(appState) as { next?: unknown };
  return safePath(next, origin);
}

/** Returns true when the address is a redirect from the identity provider. */
export const isSignInAnswer = (here: BrowserLocation): boolean => callbackIn(here) !== undefined;
