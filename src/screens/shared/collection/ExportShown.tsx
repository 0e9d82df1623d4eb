import { Button } from '#components/Button/Button.tsx';
import type { Sharing } from '#domain/lists/sharing.ts';
import { sheetAsCsv, type Sheet } from '#domain/lists/sheet.ts';
import { t } from '#domain/words/translate.ts';

export interface ExportShownProps<Row> {
  /** Exactly the rows the table shows, in its order. */
  rows: readonly Row[];
  sheet: Sheet<Row>;
  sharing: Sharing;
}

/** Saves the rows a table shows as a file. Renders nothing when the table is empty. */
export function ExportShown<Row>({ rows, sheet, sharing }: ExportShownProps<Row>) {
  if (rows.length === 0) return null;
  return (
    <div>
      <Button size="small" onClick={() => sharing.onSave(sheet.fileName, sheetAsCsv(sheet, rows))}>
        {t('list.exportShown', { count: rows.length })}
      </Button>
    </div>
  );
}
