import type { ReactNode } from 'react';
import { ConfirmDialog } from '#components/ConfirmDialog/ConfirmDialog.tsx';
import type { BatchHandle } from '#domain/work/batch.ts';
import { t } from '#domain/words/translate.ts';
import type { ListArea } from '../list/listKind.ts';

export interface DeleteManyDialogProps<Row> {
  area: ListArea;
  rows: readonly Row[];
  deleting: BatchHandle<Row>;
  onClose: () => void;
  /** A warning to read before answering. */
  children?: ReactNode;
}

/** Asks once, then deletes the rows one by one. The page shows the outcome of each. */
export function DeleteManyDialog<Row>(props: DeleteManyDialogProps<Row>) {
  const { area, rows, deleting, onClose, children } = props;
  return (
    <ConfirmDialog
      title={t(`${area}.deleteMany`, { count: rows.length })}
      confirmLabel={t('general.delete')}
      cancelLabel={t('general.cancel')}
      onConfirm={() => {
        deleting.actions.onStart(rows);
        onClose();
      }}
      onCancel={onClose}
    >
      {children}
    </ConfirmDialog>
  );
}
