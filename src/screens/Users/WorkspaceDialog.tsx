import styled from 'styled-components';
import { Button } from '#components/Button/Button.tsx';
import { ConfirmDialog } from '#components/ConfirmDialog/ConfirmDialog.tsx';
import { Dialog } from '#components/Dialog/Dialog.tsx';
import { EmptyState } from '#components/EmptyState/EmptyState.tsx';
import { ErrorNotice } from '#components/ErrorNotice/ErrorNotice.tsx';
import { Field } from '#components/Field/Field.tsx';
import { useForm } from '#components/Form/useForm.ts';
import { Select } from '#components/Select/Select.tsx';
import { color, font, space } from '#components/theme/tokens.ts';
import type { WorkspaceCare } from '#contracts/workspaceCare.ts';
import type { WorkspaceUser } from '#domain/people/workspaceUser.ts';
import { t } from '#domain/words/translate.ts';
import { timeText } from '#text/timeText.ts';
import { DeletionDialog } from './DeletionDialog.tsx';

const Entries = styled.ol`
  display: grid;
  gap: ${space(3)};
  overflow-wrap: anywhere;
  time {
    display: block;
    color: ${color.muted};
    font-size: ${font(13)};
  }
`;

export interface WorkspaceDialogProps {
  about: 'activity' | 'handingOver' | 'deletingCompany' | 'deletingWorkspace';
  care: WorkspaceCare;
  users: readonly WorkspaceUser[];
  onClose: () => void;
}

/** Who has done what in the workspace, the newest first (D93). */
function ActivityDialog({ care, onClose }: Pick<WorkspaceDialogProps, 'care' | 'onClose'>) {
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
          {activity.items.map(({ id, at, who, what, whom, was }) => (
            <li key={String(id)}>
              {t(`workspace.did.${what}`, { who, whom })}
              {was === undefined ? null : ` ${t('workspace.was', { was })}`}
              <time dateTime={at}>{timeText(at)}</time>
            </li>
          ))}
        </Entries>
      ) : null}
      {activity.status === 'loading' ? <p role="status">{t('general.loading')}</p> : null}
    </Dialog>
  );
}

/** Asks to whom the owner hands the workspace over. Stays open with the reason when the server refuses. */
function HandOverDialog({ care, users, onClose }: Omit<WorkspaceDialogProps, 'about'>) {
  const others = users.filter(({ id }) => String(id) !== String(care.ownerId));
  const form = useForm({
    initial: { to: '' },
    check: ({ to }) => {
      const value = others.find(({ id }) => String(id) === to);
      return value
        ? { isValid: true, value }
        : { isValid: false, problems: t('workspace.chooseMember') };
    },
    onSubmit: care.onHandOver,
    onDone: onClose,
  });
  const { checked, isSaving } = form;
  const missing = !checked.isValid && form.isMissingSomething ? checked.problems : null;
  return (
    <ConfirmDialog
      title={t('workspace.handOverTitle')}
      description={t('workspace.handOverAsk')}
      confirmLabel={t('workspace.handOverDo')}
      isBusy={isSaving}
      error={form.error ?? missing}
      onConfirm={form.onSubmit}
      onCancel={onClose}
    >
      <Field label={t('workspace.newOwner')} isRequired isDisabled={isSaving}>
        <Select
          isWide
          value={form.fields.to}
          placeholder={t('workspace.chooseMember')}
          options={others.map(({ id, name, email }) => ({
            value: String(id),
            label: `${name} (${email})`,
          }))}
          onValueChange={(to) => form.onChange({ to })}
        />
      </Field>
    </ConfirmDialog>
  );
}

/** A dialog about the workspace as a whole. */
export function WorkspaceDialog({ about, ...open }: WorkspaceDialogProps) {
  const { care, onClose } = open;
  if (about === 'activity') return <ActivityDialog {...open} />;
  if (about === 'handingOver') return <HandOverDialog {...open} />;
  if (about === 'deletingWorkspace')
    return (
      <DeletionDialog
        name={care.name}
        description={t('workspace.deleteAsk')}
        confirmLabel={t('workspace.delete')}
        care={care}
        onDelete={care.onDeleteWorkspace}
        onClose={onClose}
      />
    );
  // Another tab may have deleted it.
  if (!care.company) return null;
  return (
    <DeletionDialog
      name={care.company.name}
      description={t('workspace.deleteCompanyAsk')}
      confirmLabel={t('workspace.deleteCompany')}
      care={care}
      onDelete={care.onDeleteCompany}
      onClose={onClose}
    />
  );
}
