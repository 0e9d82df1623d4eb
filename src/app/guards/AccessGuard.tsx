import { lazy, Suspense, useSyncExternalStore, type ReactNode } from 'react';
import { useVisit } from '#state/visit.ts';
import { PageWaiting } from '../PageWaiting.tsx';

/** Loaded on demand: few people ever see it. */
const NoAccess = lazy(async () => ({
  default: (await import('#containers/NoAccessContainer.tsx')).NoAccessContainer,
}));

interface AccessGuardProps {
  children: ReactNode;
}

/** Shows the pages of the workspace until the server refuses the person (D67). What was typed is kept as a draft. */
export function AccessGuard({ children }: AccessGuardProps) {
  const { access } = useVisit();
  const isRefused = useSyncExternalStore(access.subscribe, access.isRefused);
  if (!isRefused) return children;
  return (
    <Suspense fallback={<PageWaiting />}>
      <NoAccess />
    </Suspense>
  );
}
