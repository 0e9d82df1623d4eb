import { useState } from 'react';
import styled from 'styled-components';
import { Button } from '#components/Button/Button.tsx';
import { ConfirmDialog } from '#components/ConfirmDialog/ConfirmDialog.tsx';
import { Dialog } from '#components/Dialog/Dialog.tsx';
import { EmptyState } from '#components/EmptyState/EmptyState.tsx';
import { ErrorNotice } from '#components/ErrorNotice/ErrorNotice.tsx';
import { Field } from '#components/Field/Field.tsx';
import { Select } from '#components/Select/Select.tsx';
import { color, font, space } from '#components/theme/tokens.ts';
import type { Activity } from '#domain/people/activity.ts';
import type { WorkspaceCare } from '#domain/people/workspaceCare.ts';
import type { WorkspaceUser } from '#domain/people/workspaceUser.ts';
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

export interface HandOverDialogProps {
  care: WorkspaceCare;
  users: readonly WorkspaceUser[];
  onClose: () => void;
}

/** Asks to whom the owner hands the workspace over. Stays open with the reason when the server refuses. */
export function HandOverDialog({ care, users, onClose }: HandOverDialogProps) {
  const [chosen, setChosen] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const others = users.filter(({ id }) => String(id) !== String(care.ownerId));
  const confirm = async () => {
    const to = others.find(({ id }) => String(id) === chosen);
    if (!to) {
      setError(t('workspace.chooseMember'));
      return;
    }
    setBusy(true);
    setError(null);
    const outcome = await care.onHandOver(to);
    if (outcome.ok) {
      onClose();
      return;
    }
    setBusy(false);
    setError(outcome.message);
  };
  return (
    <ConfirmDialog
      title={t('workspace.handOverTitle')}
      description={t('workspace.handOverAsk')}
      confirmLabel={t('workspace.handOverDo')}
      cancelLabel={t('general.cancel')}
      isBusy={isBusy}
      error={error}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    >
      <Field label={t('workspace.newOwner')} isRequired isDisabled={isBusy}>
        <Select
          isWide
          value={chosen}
          placeholder={t('workspace.chooseMember')}
          options={others.map(({ id, name, email }) => ({
            value: String(id),
            label: `${name} (${email})`,
          }))}
          onValueChange={setChosen}
        />
      </Field>
    </ConfirmDialog>
  );
}
