import { NoAccessScreen } from '#screens/NoAccess/NoAccessScreen.tsx';
import { useSession, useSessionState } from '#state/session/SessionContext.ts';
import { useSharing } from '#state/sharing.ts';
import { useApex, useVisit } from '#state/visit.ts';

/** Says that the workspace does not know the person. The address stays, so that trying again opens the page that was asked for. */
export function NoAccessContainer() {
  const { brand, address, access } = useVisit();
  const session = useSession();
  const state = useSessionState();
  const sharing = useSharing();
  const { host, origin } = address.here();
  return (
    <NoAccessScreen
      brandName={brand.name}
      email={state.status === 'authenticated' ? state.profile.email : ''}
      workspace={{ host, url: origin }}
      apex={useApex()}
      sharing={sharing}
      onRetry={access.tryAgain}
      onLogout={() => void session.signOut()}
    />
  );
}
