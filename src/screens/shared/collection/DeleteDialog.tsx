import type { ReactNode } from 'react';
import { ConfirmDialog } from '#components/ConfirmDialog/ConfirmDialog.tsx';
import { t } from '#domain/words/translate.ts';
import type { BoardArea } from '../board/boardRules.ts';
import type { ListArea } from './listArea.ts';

export interface DeleteDialogProps {
  area: ListArea | BoardArea;
  onDelete: () => void;
  onClose: () => void;
  /** What the row is called. */
  children: ReactNode;
}

/** Asks before a row is deleted; what becomes of it is shown on the page. */
export function DeleteDialog({ area, onDelete, onClose, children }: DeleteDialogProps) {
  return (
    <ConfirmDialog
      title={t(`${area}.deleteTitle`)}
      description={t(`${area}.deleteAsk`)}
      confirmLabel={t('general.delete')}
      cancelLabel={t('general.cancel')}
      onConfirm={() => {
        onDelete();
        onClose();
      }}
      onCancel={onClose}
    >
      {children}
    </ConfirmDialog>
  );
}
