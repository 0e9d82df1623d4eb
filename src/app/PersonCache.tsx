import type { ReactNode } from 'react';
import { SWRConfig } from 'swr';
import { useSessionState } from '#state/session/SessionContext.ts';

interface PersonCacheProps {
  children: ReactNode;
}

/** A cache for each person: another person signs in to an empty one. */
export function PersonCache({ children }: PersonCacheProps) {
  const state = useSessionState();
  const owner = state.status === 'authenticated' ? state.profile.id : state.status;
  return (
    <SWRConfig key={owner} value={{ provider: () => new Map() }}>
      {children}
    </SWRConfig>
  );
}
