import UserPlus from 'lucide-react/icons/user-plus';
import { useMemo, useState } from 'react';
import { copyOfRow, deleteRow, editRow, mailOfRow } from '#components/DataTable/rowButtons.ts';
import type { Column } from '#components/DataTable/types.ts';
import { ErrorNotice } from '#components/ErrorNotice/ErrorNotice.tsx';
import { Status } from '#components/LiveRegion/Status.ts';
import { Page } from '#components/Page/Page.tsx';
import { fieldNames } from '#domain/entities/description.ts';
import { draftNameOf } from '#domain/entities/entityForm.ts';
import { textsOf } from '#domain/entities/texts.ts';
import type { Collection } from '#contracts/collection.ts';
import { emailKey } from '#domain/lists/identity.ts';
import { itemsOf } from '#domain/lists/remote.ts';
import { invitationFor, type InvitedTo } from '#domain/people/invitation.ts';
import { checkUser, userSearchFields, userSheet, type UserView } from '#domain/people/userList.ts';
import type { WorkspaceCare } from '#contracts/workspaceCare.ts';
import {
  userDescription,
  type UserField,
  type WorkspaceUser,
  type WorkspaceUserDraft,
} from '#domain/people/workspaceUser.ts';
import { t } from '#domain/words/translate.ts';
import type { ListKind, ActionsOf, ListScreenProps } from '../list/listKind.ts';
import { ListPage } from '../list/ListPage.tsx';
import { editingOf, useEditedRow } from '../list/useEditedRow.tsx';
import { useListPage } from '../list/useListPage.ts';
import { later } from '../page/later.tsx';
import { InvitationNote } from './InvitationNote.tsx';
import { userInputOf } from './userInputOf.ts';
import { UserRowNotes } from './UserRowNotes.tsx';
import { WorkspaceMenu } from './WorkspaceMenu.tsx';

const UserDialogsLater = later(() => import('./UserDialogs.tsx'), 'UserDialogs');

export interface UsersScreenProps extends ListScreenProps<UserView> {
  /** False on the apex, which has no workspace and so no users (D4). */
  hasWorkspace: boolean;
  users: Collection<WorkspaceUser, WorkspaceUserDraft>;
  /** The signed-in person's e-mail address: their row is marked, and deleting oneself is warned about (D39). */
  ownEmail: string;
  /** The workspace as a whole; null while it is not known, or when the server has no such calls. */
  care: WorkspaceCare | null;
  /** The content of the invitation for people who are added. */
  invitedTo: InvitedTo;
}

const kind: ListKind<WorkspaceUser, WorkspaceUserDraft> = {
  area: 'users',
  isTypedIn: true,
  words: {
    table: 'users.title',
    actions: 'list.actions',
    exhausted: 'users.empty',
    showAll: 'users.showAll',
  },
  labelOf: ({ name }) => name,
  skeletonRows: 4,
  actionsWidth: 208,
};

/** The three columns of the specification. */
const columnsOf = (): readonly (Column<WorkspaceUser> & { readonly key: UserField })[] =>
  fieldNames(userDescription).map((key) => ({
    key,
    header: t(`users.column.${key}`),
    width: key === 'email' ? 240 : 180,
    isBrief: true,
    value: (user) => user[key],
  }));

const textsOfUser = (user: WorkspaceUser) => textsOf(userDescription, user);
const draftOfUser = (user: WorkspaceUser) => draftNameOf('users', user);

/** The users of the workspace: added in a dialog or pasted, edited in their row. */
export function UsersScreen(props: UsersScreenProps) {
  const { hasWorkspace, users, care, ownEmail, invitedTo, sharing } = props;
  const rows = itemsOf(users.remote);
  const { edited, open } = useEditedRow({
    rows,
    draftNameOf: draftOfUser,
    fieldsOf: textsOfUser,
    check: checkUser,
    onSave: users.actions.onEdit,
  });
  const list = useListPage({
    collection: users,
    rows,
    columns: useMemo(() => columnsOf(), []),
    view: props.view,
    onViewChange: props.onViewChange,
    searchFieldsOf: userSearchFields,
    edited: edited?.row,
  });
  const [added, setAdded] = useState<WorkspaceUserDraft | null>(null);
  if (!hasWorkspace)
    return (
      <Page title={t('users.title')}>
        <ErrorNotice>{t('message.alert.noTenant')}</ErrorNotice>
      </Page>
    );

  const hasEmail = (email: string) => (user: WorkspaceUser) =>
    emailKey(user.email) === emailKey(email);
  const isSelf = hasEmail(ownEmail);
  const ownerId = care?.ownerId ?? null;
  const isOwner = ({ id }: WorkspaceUser) => ownerId !== null && String(id) === String(ownerId);
  const markOf = (user: WorkspaceUser) => {
    if (isOwner(user)) return t(isSelf(user) ? 'users.youAndOwner' : 'users.owner');
    return isSelf(user) ? t('users.you') : undefined;
  };
  const copy = (text: string) => sharing.onCopy(text, t('users.invite.copied'));
  const actionsOf: ActionsOf<WorkspaceUser> = (user, ask) => {
    const { name } = user;
    const { text, href } = invitationFor(user, invitedTo);
    const invite = [
      copyOfRow(t('users.invite.copyOf', { name }), () => copy(text)),
      mailOfRow(t('users.invite.mailOf', { name }), href),
    ];
    const remove = deleteRow(t('list.deleteRow', { name }), () =>
      ask({ kind: 'deleting', row: user }),
    );
    return [
      ...(isSelf(user) ? [] : invite),
      editRow(t('list.editRow', { name }), () => open(user)),
      // Nobody can delete the owner; the owner hands the workspace over first (D92).
      ...(isOwner(user) ? [] : [remove]),
    ];
  };
  const editing =
    edited &&
    editingOf(
      edited,
      fieldNames(userDescription).map((name) => ({ name, ...userInputOf(name, rows, edited.row) })),
    );
  return (
    <ListPage
      kind={kind}
      list={list}
      sheet={userSheet()}
      sharing={sharing}
      views={props.views}
      actionsOf={actionsOf}
      markOf={markOf}
      editing={editing}
      menu={care ? <WorkspaceMenu care={care} users={rows} /> : null}
      add={{
        label: t('users.add'),
        variant: 'primary',
        icon: <UserPlus size={16} aria-hidden />,
      }}
      above={
        <Status>
          {/* Nobody is told about an added user who was deleted meanwhile. */}
          {added && rows.some(hasEmail(added.email)) ? (
            <InvitationNote
              added={added}
              invitation={invitationFor(added, invitedTo)}
              onCopy={copy}
              onClose={() => setAdded(null)}
            />
          ) : null}
        </Status>
      }
      renderDialog={(dialog, onDialogClose) => (
        <UserDialogsLater
          dialog={dialog}
          collection={users}
          isSelf={isSelf}
          onAdded={setAdded}
          onClose={onDialogClose}
        />
      )}
    >
      {edited ? (
        <UserRowNotes key={String(edited.row.id)} edited={edited} place={list.editedPlace} />
      ) : null}
    </ListPage>
  );
}
