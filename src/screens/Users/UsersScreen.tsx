import UserPlus from 'lucide-react/icons/user-plus';
import { useState } from 'react';
import { ErrorNotice } from '#components/ErrorNotice/ErrorNotice.tsx';
import { Page } from '#components/Page/Page.tsx';
import type { Collection } from '#domain/lists/collection.ts';
import { itemsOf } from '#domain/lists/remote.ts';
import type { Sharing } from '#domain/lists/sharing.ts';
import { invitationFor, type InvitedTo } from '#domain/people/invitation.ts';
import { emailKey, type UserView } from '#domain/people/userList.ts';
import type { WorkspaceCare } from '#domain/people/workspaceCare.ts';
import type { WorkspaceUser, WorkspaceUserDraft } from '#domain/people/workspaceUser.ts';
import { t } from '#domain/words/translate.ts';
import { CommandButton } from '../shared/collection/CommandButton.tsx';
import { PasteButton } from '../shared/collection/PasteButton.tsx';
import { InvitationNote } from './InvitationNote.tsx';
import type { UserDialog } from './userDialog.ts';
import { WorkspaceMenu } from './WorkspaceMenu.tsx';
import { UserList } from './UserList.tsx';
import type { ViewsAbove } from '../shared/views/ViewsMenu.tsx';
import { later } from '../shared/later.tsx';

const UserDialogsLater = later(async () => (await import('./UserDialogs.tsx')).UserDialogs);

export interface UsersScreenProps {
  /** False on the apex, which has no workspace and so no users (D4). */
  hasWorkspace: boolean;
  users: Collection<WorkspaceUser, WorkspaceUserDraft>;
  /** The signed-in person's e-mail address: their row is marked, and deleting oneself is warned about (D39). */
  ownEmail: string;
  /** The workspace as a whole; null while it is not known, or when the server has no such calls. */
  care: WorkspaceCare | null;
  /** The content of the invitation for people who are added. */
  invitedTo: InvitedTo;
  view: UserView;
  sharing: Sharing;
  /** The saved views of this list (D77). When absent, views cannot be saved. */
  views?: ViewsAbove | undefined;
  onViewChange: (view: UserView) => void;
}

/** The users of the workspace: added in a dialog or pasted, edited inline. */
export function UsersScreen(props: UsersScreenProps) {
  const { hasWorkspace, users, care, ownEmail, invitedTo, view, sharing, onViewChange } = props;
  const [added, setAdded] = useState<WorkspaceUserDraft | null>(null);
  // Nobody is told about an added user who was deleted meanwhile.
  const isThere = itemsOf(users.remote).some(
    ({ email }) => added !== null && emailKey(email) === emailKey(added.email),
  );
  const invitationOf = (user: WorkspaceUserDraft) => invitationFor(user, invitedTo);
  const [dialog, setDialog] = useState<UserDialog>({ kind: 'none' });
  if (!hasWorkspace) {
    return (
      <Page title={t('users.title')}>
        <ErrorNotice>{t('message.alert.noTenant')}</ErrorNotice>
      </Page>
    );
  }
  return (
    <Page
      title={t('users.title')}
      lead={t('users.lead')}
      actions={
        <>
          {care ? <WorkspaceMenu care={care} onAsk={setDialog} /> : null}
          <PasteButton onPaste={() => setDialog({ kind: 'pasting' })} />
          <CommandButton
            command="page.add"
            keys="n"
            label={t('users.add')}
            variant="primary"
            icon={<UserPlus size={16} aria-hidden />}
            onClick={() => setDialog({ kind: 'adding' })}
          />
        </>
      }
    >
      <UserList
        users={users}
        view={view}
        views={props.views}
        sharing={sharing}
        ownEmail={ownEmail}
        ownerId={care?.ownerId ?? null}
        invitationOf={invitationOf}
        note={
          added &&
          isThere && (
            <InvitationNote
              added={added}
              invitation={invitationOf(added)}
              onCopy={(text) => sharing.onCopy(text, t('users.invite.copied'))}
              onClose={() => setAdded(null)}
            />
          )
        }
        onViewChange={onViewChange}
        onAsk={setDialog}
      />
      {dialog.kind === 'none' ? null : (
        <UserDialogsLater
          dialog={dialog}
          users={users}
          ownEmail={ownEmail}
          care={care}
          onAdded={setAdded}
          onClose={() => setDialog({ kind: 'none' })}
        />
      )}
    </Page>
  );
}
