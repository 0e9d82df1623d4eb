import { sameId } from '#domain/lists/entityId.ts';
import type { WorkspaceUser } from '#domain/people/workspaceUser.ts';
import type { EditedUser } from './useEditedUsers.ts';
import type { RowPlace } from './UserRowNotes.tsx';

/**
 * Returns the rows to show: the matching ones, preceded by rows being edited that do not match, so that no change is hidden.
 */
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
