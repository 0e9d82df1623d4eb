import type { ReactNode } from 'react';
import { ConfirmDialog } from '#components/ConfirmDialog/ConfirmDialog.tsx';
import type { EntityDescription, ValuesOf } from '#domain/entities/description.ts';
import type { Collection, Outcome } from '#contracts/collection.ts';
import type { Identified } from '#domain/lists/collection.ts';
import { presentRow } from '#domain/lists/entityId.ts';
import type { PasteRule } from '#domain/lists/paste.ts';
import { itemsOf } from '#domain/lists/remote.ts';
import { t } from '#domain/words/translate.ts';
import { PasteDialog } from '../paste/PasteDialog.tsx';
import type { AllRows } from '../paste/useExistingRows.ts';
import { MergeDialog } from './MergeDialog.tsx';
import type { ListArea, ListDialog } from './listKind.ts';

/** What the dialogs of every page are given. */
export interface OpenDialog<Item, Draft> {
  dialog: ListDialog<Item>;
  collection: Collection<Item, Draft>;
  onClose: () => void;
}

export interface ListDialogsProps<
  Item,
  Draft,
  Description extends EntityDescription,
> extends OpenDialog<Item, Draft> {
  area: ListArea;
  paste: PasteRule<Description, Draft>;
  /** The rows to compare a pasted list with, for a page that shows only some of them. */
  all?: AllRows<Item>;
  /** The name of a row in the question before it is deleted. */
  labelOf: (row: Item) => string;
  /** A warning in the question before rows are deleted. */
  warningOf?: (rows: readonly Item[]) => string | null;
  /** The form that edits a row, or adds one. */
  renderForm: (row: Item | null, onSave: (draft: Draft) => Promise<Outcome>) => ReactNode;
}

/** The dialogs of a list, one of which may be open. The page shows the outcome of a deletion and of a paste. */
export function ListDialogs<
  Description extends EntityDescription,
  Item extends Identified & ValuesOf<Description>,
  Draft extends ValuesOf<Description>,
>(props: ListDialogsProps<Item, Draft, Description>) {
  const { dialog, collection, onClose, area, paste, all, labelOf, warningOf, renderForm } = props;
  const { remote, actions, deleting } = collection;
  switch (dialog.kind) {
    case 'none':
      return null;
    case 'adding':
      return renderForm(null, actions.onAdd);
    case 'editing': {
      const row = presentRow(itemsOf(remote), dialog.row);
      return renderForm(row, (draft) => actions.onEdit(row, draft));
    }
    case 'pasting':
      return <PasteDialog area={area} rule={paste} list={collection} all={all} onClose={onClose} />;
    case 'deleting':
      return (
        <ConfirmDialog
          title={t(`${area}.deleteTitle`)}
          description={t(`${area}.deleteAsk`)}
          confirmLabel={t('general.delete')}
          onConfirm={() => {
            void actions.onDelete(dialog.row);
            onClose();
          }}
          onCancel={onClose}
        >
          {labelOf(dialog.row)}
        </ConfirmDialog>
      );
    case 'merging':
      return (
        <MergeDialog rule={paste} rows={dialog.rows} onMerge={actions.onMerge} onClose={onClose} />
      );
    case 'deletingMany':
      return (
        <ConfirmDialog
          title={t(`${area}.deleteMany`, { count: dialog.rows.length })}
          confirmLabel={t('general.delete')}
          onConfirm={() => {
            deleting.actions.onStart(dialog.rows);
            onClose();
          }}
          onCancel={onClose}
        >
          {warningOf?.(dialog.rows)}
        </ConfirmDialog>
      );
  }
}
