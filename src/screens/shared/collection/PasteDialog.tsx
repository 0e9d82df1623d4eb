import { useMemo, useState } from 'react';
import { Field } from '#components/Field/Field.tsx';
import { FormDialog } from '#components/FormDialog/FormDialog.tsx';
import { Status } from '#components/LiveRegion/Status.ts';
import { TextArea } from '#components/TextArea/TextArea.tsx';
import { TextInput } from '#components/TextInput/TextInput.tsx';
import type { BatchHandle } from '#domain/work/batch.ts';
import { freshDrafts, type PasteRule } from '#domain/lists/paste.ts';
import type { Remote } from '#domain/lists/remote.ts';
import { t } from '#domain/words/translate.ts';
import { DraftNotes } from '../form/DraftNotes.tsx';
import type { ListArea } from './listArea.ts';
import { PastedAbove } from './PastedAbove.tsx';
import { PastePreview } from './PastePreview.tsx';
import { PasteSummary } from './PasteSummary.tsx';
import { useExistingRows } from './useExistingRows.ts';
import { usePastedRows } from './usePastedRows.ts';
import { usePastedText } from './usePastedText.ts';

export interface PasteDialogProps<Column extends string, Item, Draft> {
  area: ListArea;
  rule: PasteRule<Column, Item, Draft>;
  list: Remote<Item>;
  /** A column that is often missing and then the same for all lines. It gets a field of its own in the dialog. */
  fill?: { readonly column: Column; readonly label: string };
  /** Adds the new rows; the page shows the progress. */
  adding: BatchHandle<Draft>;
  onClose: () => void;
}

/** Adds many rows from pasted text. A preview shows what each line will do before anything is sent. */
export function PasteDialog<Column extends string, Item, Draft>(
  props: PasteDialogProps<Column, Item, Draft>,
) {
  const { area, rule, fill, adding, onClose } = props;
  const existing = useExistingRows(props.list, adding.jobs);
  const texts = usePastedText(`${area}.paste`);
  const { whole, filled } = texts;
  const pasted = usePastedRows({
    rule,
    text: whole,
    existing,
    fill: { column: fill?.column, text: filled },
  });
  const { rows, total, first, numberColumns } = pasted;
  const count = useMemo(() => freshDrafts(rows).length, [rows]);
  const isJudged = rows.length === total;
  const [wasRefused, setRefused] = useState(false);
  const refusal = count === 0 && isJudged ? t('paste.nothingNew') : undefined;
  const preview = useMemo(
    () => (
      <PastePreview
        rows={first}
        total={total}
        nameLabel={rule.labelOf(rule.nameColumn)}
        numberColumns={numberColumns}
        labelOf={rule.labelOf}
      />
    ),
    [first, total, rule, numberColumns],
  );
  return (
    <FormDialog
      title={t(`${area}.paste.title`)}
      description={t(`${area}.paste.lead`)}
      size="large"
      submitLabel={t(`${area}.paste.submit`, { count })}
      cancelLabel={t('general.cancel')}
      isDirty={whole.trim() !== ''}
      isSubmitDisabled={count === 0 || !isJudged}
      error={wasRefused ? refusal : undefined}
      onSubmitRefused={() => setRefused(true)}
      onSubmit={() => {
        texts.drop();
        adding.actions.onStart(freshDrafts(pasted.latest()));
        onClose();
      }}
      onClose={() => {
        texts.drop();
        onClose();
      }}
    >
      <DraftNotes form={texts} />
      <Status>
        {texts.above === '' ? null : (
          <PastedAbove
            text={texts.above}
            onEdit={texts.onEditAbove}
            onRemove={texts.onRemoveAbove}
          />
        )}
      </Status>
      <Field label={t(`${area}.paste.text`)}>
        {/* A longer field would push the preview below it out of view. */}
        <TextArea {...texts.field} maxRows={5} autoFocus />
      </Field>
      {fill ? (
        <Field label={fill.label}>
          <TextInput value={filled} onValueChange={texts.onFill} />
        </Field>
      ) : null}
      {total > 0 ? (
        <>
          <PasteSummary rows={rows} total={total} />
          {preview}
        </>
      ) : null}
    </FormDialog>
  );
}
