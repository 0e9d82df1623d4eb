import UserPlus from 'lucide-react/icons/user-plus';
import { useState } from 'react';
import { Button } from '#components/Button/Button.tsx';
import { ConfirmDialog } from '#components/ConfirmDialog/ConfirmDialog.tsx';
import { EmptyState } from '#components/EmptyState/EmptyState.tsx';
import { ErrorNotice } from '#components/ErrorNotice/ErrorNotice.tsx';
import { Page } from '#components/Page/Page.tsx';
import { SearchBox } from '#components/SearchBox/SearchBox.tsx';
import type { Collection } from '#domain/collection.ts';
import { itemsOf } from '#domain/remote.ts';
import type { UserView } from '#domain/userView.ts';
import type { WorkspaceUser, WorkspaceUserDraft } from '#domain/workspaceUser.ts';
import { t } from '#domain/words/translate.ts';
import { AddUserDialog } from './AddUserDialog.tsx';
import { Stack } from './Stack.ts';
import { UsersTable } from './UsersTable.tsx';
import { useUserEditing } from './useUserEditing.tsx';

type UserDialog =
  | { readonly kind: 'none' }
  | { readonly kind: 'adding' }
  | { readonly kind: 'deleting'; readonly user: WorkspaceUser };

export interface UsersScreenProps {
  /** The apex has no workspace, and so no users (D4). */
  hasWorkspace: boolean;
  users: Collection<WorkspaceUser, WorkspaceUserDraft>;
  /** Who is signed in: deleting oneself is warned about (D39). */
  ownEmail: string;
  view: UserView;
  onViewChange: (view: UserView) => void;
}

/** The users of the workspace: added in a dialog, edited in their row. */
export function UsersScreen({
  hasWorkspace,
  users,
  ownEmail,
  view,
  onViewChange,
}: UsersScreenProps) {
  const { remote, actions } = users;
  const items = itemsOf(remote);
  const [dialog, setDialog] = useState<UserDialog>({ kind: 'none' });
  const { editing, error, begin } = useUserEditing(items, actions.onEdit);
  const close = () => setDialog({ kind: 'none' });
  const isSelf = (user: WorkspaceUser) =>
    user.email.trim().toLowerCase() === ownEmail.trim().toLowerCase();

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
        <Button
          variant="primary"
          icon={<UserPlus size={16} aria-hidden />}
          onClick={() => setDialog({ kind: 'adding' })}
        >
          {t('users.add')}
        </Button>
      }
    >
      <Stack>
        <SearchBox
          label={t('users.search')}
          value={view.search}
          onValueChange={(search) => onViewChange({ ...view, search })}
        />
        <ErrorNotice>{error}</ErrorNotice>
        <UsersTable
          users={items}
          view={view}
          phase={
            remote.status === 'loading'
              ? 'loading'
              : remote.status === 'ready' && remote.isRefreshing
                ? 'refreshing'
                : 'ready'
          }
          editing={editing}
          empty={
            remote.status === 'error' ? (
              <EmptyState
                kind="failed"
                hasFrame={false}
                actions={<Button onClick={actions.onReload}>{t('general.retry')}</Button>}
              >
                {remote.message}
              </EmptyState>
            ) : (
              <EmptyState kind="nothing" hasFrame={false}>
                {t('users.empty')}
              </EmptyState>
            )
          }
          noMatch={
            <EmptyState
              kind="noMatch"
              hasFrame={false}
              actions={
                <Button onClick={() => onViewChange({ ...view, search: '' })}>
                  {t('users.showAll')}
                </Button>
              }
            >
              {t('users.noMatch')}
            </EmptyState>
          }
          onViewChange={onViewChange}
          onEdit={begin}
          onDelete={(user) => setDialog({ kind: 'deleting', user })}
        />
      </Stack>
      {dialog.kind === 'adding' ? (
        <AddUserDialog users={items} onAdd={actions.onAdd} onClose={close} />
      ) : null}
      {dialog.kind === 'deleting' ? (
        <ConfirmDialog
          title={t('users.deleteTitle')}
          description={t('users.deleteAsk')}
          confirmLabel={t('general.delete')}
          cancelLabel={t('general.cancel')}
          onConfirm={() => {
            void actions.onDelete(dialog.user);
            close();
          }}
          onCancel={close}
        >
          {dialog.user.name}
          {isSelf(dialog.user) ? ` – ${t('users.deleteSelf')}` : null}
        </ConfirmDialog>
      ) : null}
    </Page>
  );
}
