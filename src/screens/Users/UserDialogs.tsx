import { itemsOf } from '#domain/lists/remote.ts';
import { userPaste } from '#domain/people/userList.ts';
import type { WorkspaceUser, WorkspaceUserDraft } from '#domain/people/workspaceUser.ts';
import { t } from '#domain/words/translate.ts';
import { ListDialogs, type OpenDialog } from '../list/ListDialogs.tsx';
import { AddUserDialog } from './AddUserDialog.tsx';

export interface UserDialogsProps extends OpenDialog<WorkspaceUser, WorkspaceUserDraft> {
  /** True for the signed-in person: deleting oneself is warned about (D39). */
  isSelf: (user: WorkspaceUser) => boolean;
  /** Called when somebody was added, who has not been notified yet. */
  onAdded: (user: WorkspaceUserDraft) => void;
}

/** The dialogs of the list, one of which may be open. */
export function UserDialogs({ isSelf, onAdded, ...open }: UserDialogsProps) {
  return (
    <ListDialogs
      {...open}
      area="users"
      paste={userPaste}
      labelOf={(user) => (isSelf(user) ? `${user.name} – ${t('users.deleteSelf')}` : user.name)}
      warningOf={(users) => (users.some(isSelf) ? t('users.deleteManySelf') : null)}
      renderForm={(_row, onSave) => (
        <AddUserDialog
          users={itemsOf(open.collection.remote)}
          onAdd={async (draft) => {
            const outcome = await onSave(draft);
            if (outcome.ok) onAdded(draft);
            return outcome;
          }}
          onClose={open.onClose}
        />
      )}
    />
  );
}
