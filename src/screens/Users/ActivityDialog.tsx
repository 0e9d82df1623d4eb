import styled from 'styled-components';
import { Button } from '#components/Button/Button.tsx';
import { Dialog } from '#components/Dialog/Dialog.tsx';
import { EmptyState } from '#components/EmptyState/EmptyState.tsx';
import { ErrorNotice } from '#components/ErrorNotice/ErrorNotice.tsx';
import { color, font, space } from '#components/theme/tokens.ts';
import type { Activity, WorkspaceCare } from '#domain/people/workspaceCare.ts';
import { t } from '#domain/words/translate.ts';

const Entries = styled.ol`
  display: grid;
  gap: ${space(3)};
  margin: 0;
  padding: 0;
  list-style: none;
  overflow-wrap: anywhere;
  time {
    display: block;
    color: ${color.muted};
    font-size: ${font(13)};
  }
`;

const timeOf = (at: string): string => {
  const date = new Date(at);
  return Number.isNaN(date.getTime())
    ? at
    : date.toLocaleString(undefined, { dateStyle: 'medium', timeStyle: 'short' });
};

function Entry({ entry }: { entry: Activity }) {
  const { at, who, what, whom, was } = entry;
  return (
    <li>
      {t(`workspace.did.${what}`, { who, whom })}
      {was === undefined ? null : ` ${t('workspace.was', { was })}`}
      <time dateTime={at}>{timeOf(at)}</time>
    </li>
  );
}

export interface ActivityDialogProps {
  care: WorkspaceCare;
  onClose: () => void;
}

/** Who has done what in the workspace, the newest first (D93). */
export function ActivityDialog({ care, onClose }: ActivityDialogProps) {
  const { activity, onLoadActivity } = care;
  return (
    <Dialog
      title={t('workspace.activity')}
      onClose={onClose}
      footer={
        <Button autoFocus onClick={onClose}>
          {t('general.close')}
        </Button>
      }
    >
      {activity.status === 'error' ? (
        <ErrorNotice onRetry={onLoadActivity}>{activity.message}</ErrorNotice>
      ) : null}
      {activity.status === 'empty' ? (
        <EmptyState kind="nothing">{t('workspace.noActivity')}</EmptyState>
      ) : null}
      {activity.status === 'ready' ? (
        <Entries>
          {activity.items.map((entry) => (
            <Entry key={String(entry.id)} entry={entry} />
          ))}
        </Entries>
      ) : null}
      {activity.status === 'loading' ? <p role="status">{t('general.loading')}</p> : null}
    </Dialog>
  );
}
