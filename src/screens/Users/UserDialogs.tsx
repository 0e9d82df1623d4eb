import { itemsOf } from '#domain/lists/remote.ts';
import { checkUser, userPaste } from '#domain/people/userList.ts';
import {
  userDescription,
  type WorkspaceUser,
  type WorkspaceUserDraft,
} from '#domain/people/workspaceUser.ts';
import { t } from '#domain/words/translate.ts';
import { EntityForm } from '../form/EntityForm.tsx';
import { ListDialogs, type OpenDialog } from '../list/ListDialogs.tsx';
import { userInputOf } from './userInputOf.ts';

const words = {
  add: 'users.add',
  edit: 'users.add',
  submit: 'users.form.submit',
  busy: 'users.form.busy',
} as const;

export interface UserDialogsProps extends OpenDialog<WorkspaceUser, WorkspaceUserDraft> {
  /** True for the signed-in person: deleting oneself is warned about (D39). */
  isSelf: (user: WorkspaceUser) => boolean;
  /** Called when somebody was added, who has not been notified yet. */
  onAdded: (user: WorkspaceUserDraft) => void;
}

/** The dialogs of the list, one of which may be open. A user is edited in their row. */
export function UserDialogs({ isSelf, onAdded, ...open }: UserDialogsProps) {
  const users = itemsOf(open.collection.remote);
  return (
    <ListDialogs
      {...open}
      area="users"
      paste={userPaste}
      labelOf={(user) => (isSelf(user) ? `${user.name} – ${t('users.deleteSelf')}` : user.name)}
      warningOf={(deleted) => (deleted.some(isSelf) ? t('users.deleteManySelf') : null)}
      renderForm={(_row, onSave) => (
        <EntityForm
          description={userDescription}
          row={null}
          labelOf={userPaste.labelOf}
          draftName="users"
          words={words}
          check={checkUser}
          inputOf={(field) => userInputOf(field, users, null)}
          onSave={async (draft) => {
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
