import { useState, useSyncExternalStore, type ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { RowToShowContext } from '#components/DataTable/useRowFocus.ts';
import { routeOf } from '#domain/pages/routes.ts';
import { ShellScreen, type ShellScreenProps } from '#screens/Shell/ShellScreen.tsx';
import { useSession, useSessionState } from '#state/session/SessionContext.ts';
import { useShortcuts } from '#state/useShortcuts.ts';
import { useApex, useStage, useVisit } from '#state/visit.ts';
import { useOwnWorkspaces } from '#state/workspace/ownWorkspaces.ts';
import { useRowHandedOver } from './useRowHandedOver.ts';

interface ShellContainerProps {
  /** Shown in the header on every page. */
  status?: ReactNode;
  /** The palette that finds the records of the workspace. */
  palette?: ShellScreenProps['palette'];
  children: ReactNode;
}

/** The header and footer around the open page. */
export function ShellContainer({ status, palette, children }: ShellContainerProps) {
  const { brand, theme } = useVisit();
  const session = useSession();
  const state = useSessionState();
  const pathname = routeOf(useLocation().pathname) ?? '/';
  const navigate = useNavigate();
  const chosenTheme = useSyncExternalStore(theme.subscribe, theme.getSnapshot);
  const shortcuts = useShortcuts();
  const stage = useStage();
  const rowToShow = useRowHandedOver();
  const apex = useApex();
  const [hasOpenedMenu, setHasOpenedMenu] = useState(false);
  const own = useOwnWorkspaces(hasOpenedMenu).filter(({ isInvited }) => !isInvited);
  if (state.status !== 'authenticated') return null;
  return (
    <ShellScreen
      brandName={brand.name}
      profile={state.profile}
      pathname={pathname}
      stage={stage}
      preferences={{ theme: chosenTheme, onThemeChange: theme.choose, ...shortcuts }}
      status={status}
      palette={palette}
      onGo={(path) => void navigate(path)}
      switchUrl={own.length > 1 ? apex.url : undefined}
      onMenuOpen={() => setHasOpenedMenu(true)}
      onLogout={() => void session.signOut()}
    >
      <RowToShowContext value={rowToShow}>{children}</RowToShowContext>
    </ShellScreen>
  );
}
