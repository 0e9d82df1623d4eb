import { useSyncExternalStore } from 'react';

function subscribe(onChange: () => void) {
  document.addEventListener('visibilitychange', onChange);
  return () => document.removeEventListener('visibilitychange', onChange);
}

/** True while the tab is in the background: a message nobody can see must not run out. */
export const useIsPageHidden = (): boolean =>
  useSyncExternalStore(subscribe, () => document.hidden);
