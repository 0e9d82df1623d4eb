import type { ReactNode } from 'react';
import { ConfirmDialog } from '#components/ConfirmDialog/ConfirmDialog.tsx';
import { t } from '#domain/words/translate.ts';
import type { BoardArea } from '../board/boardConfig.ts';
import type { ListArea } from './listKind.ts';

export interface DeleteDialogProps {
  area: ListArea | BoardArea;
  onDelete: () => void;
  onClose: () => void;
  /** The name of the row. */
  children: ReactNode;
}

/** Asks before a row is deleted. The page shows the outcome. */
export function DeleteDialog({ area, onDelete, onClose, children }: DeleteDialogProps) {
  return (
    <ConfirmDialog
      title={t(`${area}.deleteTitle`)}
      description={t(`${area}.deleteAsk`)}
      confirmLabel={t('general.delete')}
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
