import type { ReactNode } from 'react';
import { SWRConfig } from 'swr';
import { useSessionState } from '#state/session/SessionContext.ts';
import { earlyListsInCache } from './earlyListsInCache.ts';

interface OwnCacheProps {
  children: ReactNode;
}

const middleware = [earlyListsInCache];

/** The cache of one person: what was fetched for one is gone before another is shown anything. */
export function OwnCache({ children }: OwnCacheProps) {
  const state = useSessionState();
  const owner = state.status === 'authenticated' ? state.profile.id : state.status;
  return (
    <SWRConfig key={owner} value={{ provider: () => new Map(), use: middleware }}>
      {children}
    </SWRConfig>
  );
}
