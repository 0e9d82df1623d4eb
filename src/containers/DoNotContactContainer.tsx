import { blockedAddress } from '#domain/people/blockedList.ts';
import { DoNotContactScreen } from '#screens/DoNotContact/DoNotContactScreen.tsx';
import { blockedList } from '#state/doNotContact.ts';
import { useSharing } from '#state/sharing.ts';
import { useList } from '#state/useList.ts';
import { useUserScope } from '#state/users.ts';
import { useVisit } from '#state/visit.ts';
import { useAddressView } from './useAddressView.ts';

/** Whom nobody in the workspace writes to. The apex names no workspace (D4). */
export function DoNotContactContainer() {
  const { site } = useVisit();
  const hasWorkspace = site.kind !== 'apex';
  const entries = useList(blockedList, useUserScope(hasWorkspace));
  const [view, onViewChange] = useAddressView(blockedAddress);
  const sharing = useSharing();
  return (
    <DoNotContactScreen
      hasWorkspace={hasWorkspace}
      entries={entries}
      view={view}
      sharing={sharing}
      onViewChange={onViewChange}
    />
  );
}
