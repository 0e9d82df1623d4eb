import { useState } from 'react';
import { ConfirmDialog } from '#components/ConfirmDialog/ConfirmDialog.tsx';
import { deleteAction, sampleRows, type SampleRow } from './keywordRows.tsx';
import { LiveTable } from './LiveTable.tsx';

/** A table whose row buttons ask before they act. */
export function AskingTable() {
  const [asked, setAsked] = useState<SampleRow | null>(null);
  const close = () => setAsked(null);
  return (
    <>
      <LiveTable rows={sampleRows(12)} actions={deleteAction(setAsked)} />
      {asked ? (
        <ConfirmDialog
          title={`Delete ${asked.keyword}?`}
          confirmLabel="Delete"
          onConfirm={close}
          onCancel={close}
        />
      ) : null}
    </>
  );
}
