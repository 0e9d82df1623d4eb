import { useMemo, type ReactNode } from 'react';
import { Status } from '#components/LiveRegion/Status.ts';
import type { Collection } from '#domain/lists/collection.ts';
import { itemsOf } from '#domain/lists/remote.ts';
import type { EntityId } from '#domain/lists/entityId.ts';
import type { Sharing } from '#domain/lists/sharing.ts';
import type { Invitation } from '#domain/people/invitation.ts';
import { userSheet } from '#domain/people/userSheet.ts';
import { userSearchFields, type UserView } from '#domain/people/userView.ts';
import type { WorkspaceUser, WorkspaceUserDraft } from '#domain/people/workspaceUser.ts';
import { t } from '#domain/words/translate.ts';
import { BatchNotes } from '../shared/list/BatchNotes.tsx';
import { ExportShown } from '../shared/collection/ExportShown.tsx';
import { ListSearch } from '../shared/collection/ListSearch.tsx';
import { listStateOf } from '../shared/collection/listState.tsx';
import { ListStack } from '../shared/collection/ListStack.ts';
import { SelectionActions } from '../shared/list/SelectionActions.tsx';
import { ShownCount } from '../shared/collection/ShownCount.tsx';
import { selectionWords } from '../shared/collection/selectionWords.ts';
import { useFreshRows } from '../shared/collection/useFreshRows.ts';
import { useChosenRows } from '../shared/collection/useChosenRows.ts';
import { useShownList } from '../shared/collection/useShownList.ts';
import type { UserDialog } from './userDialog.ts';
import { editedRows } from './editedRows.tsx';
import { UserRowNotes } from './UserRowNotes.tsx';
import { useEditedUsers } from './useEditedUsers.ts';
import { UsersTable } from './UsersTable.tsx';
import { columnsOf } from './userColumns.ts';
import { withEdited } from './withEdited.ts';
import { PageSearch } from '../shared/collection/PageSearch.tsx';
import type { ViewsAbove } from '../shared/views/ViewsMenu.tsx';

export interface UserListProps {
  users: Collection<WorkspaceUser, WorkspaceUserDraft>;
  view: UserView;
  sharing: Sharing;
  views?: ViewsAbove | undefined;
  ownEmail: string;
  /** The owner's row is marked and cannot be deleted (D92). */
  ownerId: EntityId | null;
  invitationOf: (user: WorkspaceUserDraft) => Invitation;
  /** Shown above the search. */
  note: ReactNode;
  onViewChange: (view: UserView) => void;
  /** Opens a dialog. */
  onAsk: (dialog: UserDialog) => void;
}

const labelOf = ({ name }: WorkspaceUserDraft): string => name;

const skeletonRows = 4;

const words = {
  empty: 'users.empty',
  exhausted: 'users.empty',
  noMatch: 'users.noMatch',
  showAll: 'users.showAll',
} as const;

/** Search, messages, and the table whose rows are edited inline. */
export function UserList(props: UserListProps) {
  const { users, view, sharing, ownEmail, ownerId, invitationOf, note, onViewChange, onAsk } =
    props;
  const { remote, actions } = users;
  const items = itemsOf(remote);
  const { edited, open } = useEditedUsers(items, actions.onEdit);
  const { freshIds, added } = useFreshRows(users);
  const columns = useMemo(() => columnsOf(), []);
  const { shown: matching, sorting } = useShownList({
    rows: items,
    columns,
    newIds: freshIds,
    view,
    onViewChange,
    fieldsOf: userSearchFields,
  });
  const { rows, placeOf } = withEdited(matching, items, edited);
  const isKnown = remote.status === 'ready' || remote.status === 'empty';
  const { chosen, selection } = useChosenRows(items, matching);
  const sheet = userSheet();
  const isNarrowed = view.search.trim() !== '';
  return (
    <ListStack>
      <Status>{note}</Status>
      <ListSearch views={props.views}>
        <PageSearch
          label={t('users.search')}
          value={view.search}
          onValueChange={(search) => onViewChange({ ...view, search })}
        />
      </ListSearch>
      <ShownCount isNarrowed={isNarrowed} count={rows.length} of={items.length} />
      {edited.map((each) => (
        <UserRowNotes
          key={String(each.user.id)}
          edited={each}
          place={isKnown ? placeOf(each) : 'shown'}
          isOneOfMany={edited.length > 1}
        />
      ))}
      <BatchNotes collection={users} labelOf={labelOf} added={added} />
      <UsersTable
        columns={columns}
        users={rows}
        search={view.search}
        sorting={sorting}
        state={listStateOf({
          remote,
          generation: users.generation,
          actions,
          canGenerate: false,
          skeletonRows,
          words,
          isNarrowed,
          onShowAll: () => onViewChange({ ...view, search: '' }),
        })}
        editing={editedRows(edited, items)}
        selection={{
          ...selection,
          ...selectionWords(),
          allLabel: t('users.selectAll'),
          bar: (
            <SelectionActions
              area="users"
              rows={chosen}
              sheet={sheet}
              sharing={sharing}
              onDelete={() => onAsk({ kind: 'deletingMany', users: chosen })}
            />
          ),
        }}
        ownEmail={ownEmail}
        ownerId={ownerId}
        row={{
          invitationOf,
          onCopy: (text) => sharing.onCopy(text, t('users.invite.copied')),
          onEdit: open,
          onDelete: (user) => onAsk({ kind: 'deleting', user }),
        }}
      />
      <ExportShown rows={matching} sheet={sheet} sharing={sharing} />
    </ListStack>
  );
}
