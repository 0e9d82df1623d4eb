import { useState } from 'react';
import styled from 'styled-components';
import { Button } from '#components/Button/Button.tsx';
import {
  ConfirmDialog,
  type ConfirmDialogProps,
} from '#components/ConfirmDialog/ConfirmDialog.tsx';
import { ErrorNotice } from '#components/ErrorNotice/ErrorNotice.tsx';
import { Field } from '#components/Field/Field.tsx';
import { useForm } from '#components/Form/useForm.ts';
import { TextInput } from '#components/TextInput/TextInput.tsx';
import { space } from '#components/theme/tokens.ts';
import type { Outcome } from '#contracts/collection.ts';
import type { WorkspaceCare } from '#contracts/workspaceCare.ts';
import { t } from '#domain/words/translate.ts';

const Parts = styled.div`
  display: grid;
  justify-items: start;
  gap: ${space(3)};
  overflow-wrap: anywhere;
  & > :last-child {
    width: 100%;
  }
`;

export interface DeletionDialogProps extends Pick<
  ConfirmDialogProps,
  'description' | 'confirmLabel'
> {
  /** What has to be typed. */
  name: string;
  care: Pick<WorkspaceCare, 'isExporting' | 'onExport'>;
  onDelete: (typed: string) => Promise<Outcome>;
  onClose: () => void;
}

/** Asks for the name of what is deleted for everybody, and offers the export first (D94). */
export function DeletionDialog({ name, care, onDelete, onClose, ...words }: DeletionDialogProps) {
  const [wasRefused, setRefused] = useState(false);
  const [exportFailure, setExportFailure] = useState<string | null>(null);
  const form = useForm({
    initial: { typed: '' },
    check: ({ typed }) => {
      const value = typed.trim();
      // A colleague may have renamed it: the refusal says the name that counts, and the server compares it.
      const isName = value === name.trim() || wasRefused;
      return value !== '' && isName ? { isValid: true, value } : { isValid: false, problems: null };
    },
    onSubmit: async (typed) => {
      const outcome = await onDelete(typed);
      if (!outcome.ok) setRefused(true);
      return outcome;
    },
    onDone: onClose,
  });
  const { checked, isSaving } = form;
  const exportFirst = async () => {
    setExportFailure(null);
    const outcome = await care.onExport();
    if (!outcome.ok) setExportFailure(outcome.message);
  };
  return (
    <ConfirmDialog
      {...words}
      title={t('workspace.deleteTitle', { name })}
      busyLabel={t('workspace.deleting')}
      isBusy={isSaving}
      // The file would lack what is deleted before it is complete.
      isConfirmDisabled={!checked.isValid || care.isExporting}
      error={form.error}
      onConfirm={form.onSubmit}
      onCancel={onClose}
    >
      <Parts>
        <p>{t('workspace.exportFirst')}</p>
        <Button
          size="small"
          isBusy={care.isExporting}
          busyLabel={t('workspace.exporting')}
          isDisabled={isSaving}
          onClick={() => void exportFirst()}
        >
          {t('workspace.export')}
        </Button>
        <ErrorNotice>{exportFailure}</ErrorNotice>
        <Field label={t('workspace.deleteType', { name })} isRequired isDisabled={isSaving}>
          <TextInput
            value={form.fields.typed}
            autoComplete="off"
            onValueChange={(typed) => form.onChange({ typed })}
          />
        </Field>
      </Parts>
    </ConfirmDialog>
  );
}
