import type { ReactNode } from 'react';
import { SWRConfig } from 'swr';
import { useSessionState } from '#state/session/SessionContext.ts';

interface OwnCacheProps {
  children: ReactNode;
}

/** A cache of one's own: what was fetched for one person is gone before another is shown anything. */
export function OwnCache({ children }: OwnCacheProps) {
  const state = useSessionState();
  const owner = state.status === 'authenticated' ? state.profile.id : state.status;
  return (
    <SWRConfig key={owner} value={{ provider: () => new Map() }}>
      {children}
    </SWRConfig>
  );
}
