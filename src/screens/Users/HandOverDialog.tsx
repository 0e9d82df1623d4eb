import { useState } from 'react';
import { ConfirmDialog } from '#components/ConfirmDialog/ConfirmDialog.tsx';
import { Field } from '#components/Field/Field.tsx';
import { Select } from '#components/Select/Select.tsx';
import type { WorkspaceCare } from '#domain/people/workspaceCare.ts';
import type { WorkspaceUser } from '#domain/people/workspaceUser.ts';
import { t } from '#domain/words/translate.ts';

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
    try {
      const outcome = await care.onHandOver(to);
      if (outcome.ok) onClose();
      else setError(outcome.message);
    } finally {
      // A handler that throws is reported. The dialog must not stay locked by it.
      setBusy(false);
    }
  };
  return (
    <ConfirmDialog
      title={t('workspace.handOverTitle')}
      description={t('workspace.handOverAsk')}
      confirmLabel={t('workspace.handOverDo')}
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
