import type { Session } from './types.ts';

/**
 * Aborts when the person who is signed in leaves this page: by a logout here or in another tab, or because the session has
 * ended. Whoever signs in next starts with a page that is loaded anew, so the signal is never needed twice.
 */
export function personLeft({
  getSnapshot,
  subscribe,
}: Pick<Session, 'getSnapshot' | 'subscribe'>): AbortSignal {
  const left = new AbortController();
  let wasHere = false;
  const look = () => {
    const isHere = getSnapshot().status === 'authenticated';
    if (wasHere && !isHere) left.abort();
    wasHere = isHere;
  };
  look();
  subscribe(look);
  return left.signal;
}
