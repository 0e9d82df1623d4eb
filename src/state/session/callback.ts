import { safePath } from '#domain/pages/safePath.ts';
import type { SignInFault } from '#domain/session/signInFault.ts';
import type { Here } from '#platform/address.ts';

/** The answer of the identity provider in the address; it always returns to `/`. */
export function callbackIn(here: Here): URLSearchParams | undefined {
  if (here.pathname !== '/') return undefined;
  const query = new URLSearchParams(here.search);
  const isAnswer = query.has('error') || (query.has('code') && query.has('state'));
  return isAnswer ? query : undefined;
}

/** What the provider says in its answer when it lets nobody in. */
export function refusalIn(answer: URLSearchParams): SignInFault | undefined {
  const code = answer.get('error');
  if (code === null) return undefined;
  return { code, description: answer.get('error_description') ?? '', isRefusal: true };
}

/** The page that the sign-in was started for, as the client kept it beside the transaction. */
export function nextIn(kept: unknown, origin: string): string | undefined {
  const { appState } = Object(kept) as { appState?: unknown };
  const { next } = Object(appState) as { next?: unknown };
  return safePath(next, origin);
}

/** True when the address holds an answer of the identity provider. */
export const isSignInAnswer = (here: Here): boolean => callbackIn(here) !== undefined;
