import { useSyncExternalStore, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { ShellScreen } from '#screens/Shell/ShellScreen.tsx';
import { useSession, useSessionState } from '#state/session/SessionContext.ts';
import { useVisit } from '#state/visit.ts';

interface ShellContainerProps {
  /** Stands in the header on every page. */
  status?: ReactNode;
  children: ReactNode;
}

/** The header and the ways out, around the page that is open. */
export function ShellContainer({ status, children }: ShellContainerProps) {
  const { brand, theme } = useVisit();
  const session = useSession();
  const state = useSessionState();
  const { pathname } = useLocation();
  const worn = useSyncExternalStore(theme.subscribe, theme.getSnapshot);
  if (state.status !== 'authenticated') return null;
  return (
    <ShellScreen
      brandName={brand.name}
      profile={state.profile}
      pathname={pathname}
      theme={worn}
      status={status}
      onThemeChange={theme.choose}
      onLogout={() => void session.signOut()}
    >
      {children}
    </ShellScreen>
  );
}
