import type { ReactNode } from 'react';
import { Button } from '#components/Button/Button.tsx';
import type { Sharing } from '#domain/lists/sharing.ts';
import { sheetAsCsv, sheetAsLines, type Sheet } from '#domain/lists/sheet.ts';
import { t } from '#domain/words/translate.ts';
import type { ListArea } from './listArea.ts';

export interface SelectionActionsProps<Row> {
  area: ListArea;
  /** Exactly what is selected. */
  rows: readonly Row[];
  sheet: Sheet<Row>;
  sharing: Sharing;
  /** Asks before it deletes. */
  onDelete: () => void;
  /** What the selection adds up to. */
  children?: ReactNode;
}

/** What can be done with the selected rows of any list: copied, saved, deleted. */
export function SelectionActions<Row>(props: SelectionActionsProps<Row>) {
  const { area, rows, sheet, sharing, onDelete, children } = props;
  return (
    <>
      {children}
      <Button
        size="small"
        onClick={() =>
          sharing.onCopy(sheetAsLines(sheet, rows), t(`${area}.copied`, { count: rows.length }))
        }
      >
        {t('list.copy')}
      </Button>
      <Button size="small" onClick={() => sharing.onSave(sheet.fileName, sheetAsCsv(sheet, rows))}>
        {t('list.export')}
      </Button>
      <Button size="small" variant="danger" onClick={onDelete}>
        {t('list.delete')}
      </Button>
    </>
  );
}
