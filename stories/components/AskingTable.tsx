import { useState } from 'react';
import { ConfirmDialog } from '#components/ConfirmDialog/ConfirmDialog.tsx';
import { deleteAction, sampleRows, type SampleRow } from './keywordRows.tsx';
import { LiveTable } from './LiveTable.tsx';

/** A table whose row buttons ask before they act. */
export function AskingTable() {
  const [asked, setAsked] = useState<SampleRow | null>(null);
  const [rows, setRows] = useState(() => sampleRows(12));
  const close = () => setAsked(null);
  return (
    <>
      <LiveTable rows={rows} actions={deleteAction(setAsked)} />
      {asked ? (
        <ConfirmDialog
          title={`Delete ${asked.keyword}?`}
          confirmLabel="Delete"
          onConfirm={() => {
            setRows(rows.filter(({ id }) => id !== asked.id));
            close();
          }}
          onCancel={close}
        />
      ) : null}
    </>
  );
}
