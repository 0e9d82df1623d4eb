import { Button } from '#components/Button/Button.tsx';
import type { TableState } from '#components/DataTable/types.ts';
import { EmptyState } from '#components/EmptyState/EmptyState.tsx';
import type { Remote } from '#domain/remote.ts';
import type { UserView } from '#domain/userView.ts';
import { t } from '#domain/words/translate.ts';

interface Inputs {
  readonly remote: Remote<unknown>;
  readonly view: UserView;
  readonly onReload: () => void;
  readonly onViewChange: (view: UserView) => void;
}

const skeletonRows = 4;

/** Where the table of users stands. Nothing is generated here, so that an empty list only says that it is empty. */
export function userTableStateOf({ remote, view, onReload, onViewChange }: Inputs): TableState {
  const { status } = remote;
  return {
    phase:
      status === 'loading'
        ? 'loading'
        : status === 'ready' && remote.isRefreshing
          ? 'refreshing'
          : 'ready',
    skeletonRows,
    loadingLabel: t('general.loading'),
    empty:
      status === 'error' ? (
        <EmptyState
          kind="failed"
          hasFrame={false}
          actions={<Button onClick={onReload}>{t('general.retry')}</Button>}
        >
          {remote.message}
        </EmptyState>
      ) : (
        <EmptyState kind="nothing" hasFrame={false}>
          {t('users.empty')}
        </EmptyState>
      ),
    ...(view.search.trim() !== '' && {
      noMatch: (
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
      ),
    }),
  };
}
