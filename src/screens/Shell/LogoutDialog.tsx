import { useState } from 'react';
import { ConfirmDialog } from '#components/ConfirmDialog/ConfirmDialog.tsx';
import { t } from '#domain/words/translate.ts';

interface LogoutDialogProps {
  onLogout: () => void;
  onCancel: () => void;
}

/** Asks before the person logs out. */
export function LogoutDialog({ onLogout, onCancel }: LogoutDialogProps) {
  const [isLeaving, setLeaving] = useState(false);
  return (
    <ConfirmDialog
      title={t('shell.logout.question')}
      confirmLabel={t('shell.logout')}
      busyLabel={t('shell.logout.busy')}
      tone="primary"
      isBusy={isLeaving}
      onConfirm={() => {
        setLeaving(true);
        onLogout();
      }}
      onCancel={onCancel}
    />
  );
}
