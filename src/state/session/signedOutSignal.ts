import type { Session } from './types.ts';

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
