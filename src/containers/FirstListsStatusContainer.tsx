import { FirstListsPill } from '#screens/generation/FirstListsPill.tsx';
import { useFirstListsStatus } from '#state/firstLists.ts';

/** Shows in the header of every page where the first generation of all lists is. */
export function FirstListsStatusContainer() {
  const lists = useFirstListsStatus();
  return lists && <FirstListsPill lists={lists} />;
}
