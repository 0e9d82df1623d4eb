import type { Collection } from '#domain/lists/collection.ts';
import { itemsOf } from '#domain/lists/remote.ts';
import { emailKey, userPaste } from '#domain/people/userList.ts';
import type { WorkspaceCare } from '#domain/people/workspaceCare.ts';
import type { WorkspaceUser, WorkspaceUserDraft } from '#domain/people/workspaceUser.ts';
import { t } from '#domain/words/translate.ts';
import { DeleteDialog } from '../shared/collection/DeleteDialog.tsx';
import { DeleteManyDialog } from '../shared/collection/DeleteManyDialog.tsx';
import { PasteDialog } from '../shared/paste/PasteDialog.tsx';
import { AddUserDialog } from './AddUserDialog.tsx';
import type { UserDialog } from './userDialog.ts';
import { ActivityDialog } from './ActivityDialog.tsx';
import { HandOverDialog } from './HandOverDialog.tsx';

export interface UserDialogsProps {
  dialog: UserDialog;
  users: Collection<WorkspaceUser, WorkspaceUserDraft>;
  /** The signed-in person's e-mail address: deleting oneself is warned about (D39). */
  ownEmail: string;
  care: WorkspaceCare | null;
  /** Called when somebody was added, who has not been notified yet. */
  onAdded: (user: WorkspaceUserDraft) => void;
  onClose: () => void;
}

/** The dialogs of the page, one of which may be open. */
export function UserDialogs(props: UserDialogsProps) {
  const { dialog, users, ownEmail, care, onAdded, onClose } = props;
  const { remote, actions, deleting } = users;
  const isSelf = (user: WorkspaceUser) => emailKey(user.email) === emailKey(ownEmail);
  switch (dialog.kind) {
    case 'none':
      return null;
    case 'adding':
      return (
        <AddUserDialog
          users={itemsOf(remote)}
          onAdd={async (draft) => {
            const outcome = await actions.onAdd(draft);
            if (outcome.ok) onAdded(draft);
            return outcome;
          }}
          onClose={onClose}
        />
      );
    case 'pasting':
      return <PasteDialog area="users" rule={userPaste} list={users} onClose={onClose} />;
    case 'activity':
      return care && <ActivityDialog care={care} onClose={onClose} />;
    case 'handingOver':
      return care && <HandOverDialog care={care} users={itemsOf(remote)} onClose={onClose} />;
    case 'deleting':
      return (
        <DeleteDialog
          area="users"
          onDelete={() => void actions.onDelete(dialog.user)}
          onClose={onClose}
        >
          {dialog.user.name}
          {isSelf(dialog.user) ? ` – ${t('users.deleteSelf')}` : null}
        </DeleteDialog>
      );
    case 'deletingMany':
      return (
        <DeleteManyDialog area="users" rows={dialog.users} deleting={deleting} onClose={onClose}>
          {dialog.users.some(isSelf) ? t('users.deleteManySelf') : null}
        </DeleteManyDialog>
      );
  }
}
