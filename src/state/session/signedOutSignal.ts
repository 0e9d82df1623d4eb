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
