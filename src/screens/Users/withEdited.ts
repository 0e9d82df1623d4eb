import { sameId } from '#domain/lists/entityId.ts';
import type { WorkspaceUser } from '#domain/people/workspaceUser.ts';
import type { EditedUser } from './useEditedUsers.ts';
import type { RowPlace } from './UserRowNotes.tsx';

/** The rows to show: those that match, and above them those that are being edited and do not, so that no change is out of sight. */
export function withEdited(
  matching: readonly WorkspaceUser[],
  all: readonly WorkspaceUser[],
  edited: readonly Pick<EditedUser, 'user'>[],
) {
  const isIn = (rows: readonly WorkspaceUser[], { user }: Pick<EditedUser, 'user'>) =>
    rows.some(({ id }) => sameId(id, user.id));
  const placeOf = (each: Pick<EditedUser, 'user'>): RowPlace => {
    if (isIn(matching, each)) return 'shown';
    return isIn(all, each) ? 'notMatching' : 'gone';
  };
  const hidden = edited.filter((each) => placeOf(each) === 'notMatching');
  const added = all.filter(({ id }) => hidden.some(({ user }) => sameId(user.id, id)));
  return { rows: added.length === 0 ? matching : [...added, ...matching], placeOf };
}
