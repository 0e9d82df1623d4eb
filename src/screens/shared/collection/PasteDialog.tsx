import { useMemo, useState } from 'react';
import { Field } from '#components/Field/Field.tsx';
import { useKeptTexts } from '#components/Form/useKeptTexts.ts';
import { FormDialog } from '#components/FormDialog/FormDialog.tsx';
import { TextArea } from '#components/TextArea/TextArea.tsx';
import { TextInput } from '#components/TextInput/TextInput.tsx';
import type { BatchHandle } from '#domain/work/batch.ts';
import { freshDrafts, freshLines, type PasteRule } from '#domain/lists/paste.ts';
import { t } from '#domain/words/translate.ts';
import { RestoredNote } from '../form/RestoredNote.tsx';
import type { ListArea } from './listArea.ts';
import { PasteDoubts } from './PasteDoubts.tsx';
import { PasteIncomplete } from './PasteIncomplete.tsx';
import { PastePreview } from './PastePreview.tsx';
import { usePastedRows } from './usePastedRows.ts';

export interface PasteDialogProps<Column extends string, Item, Draft> {
  area: ListArea;
  rule: PasteRule<Column, Item, Draft>;
  existing: readonly Item[];
  /** A column that is often missing and then the same for all lines. It gets a field of its own in the dialog. */
  fill?: { readonly column: Column; readonly label: string };
  /** Adds the new rows; the page shows the progress. Lines left over from before are filled in again. */
  adding: BatchHandle<Draft>;
  onClose: () => void;
}

const blank = { text: '', filled: '' };

/** Adds many rows from pasted text. A preview shows what each line will do before anything is sent. */
export function PasteDialog<Column extends string, Item, Draft>(
  props: PasteDialogProps<Column, Item, Draft>,
) {
  const { area, rule, existing, fill, adding, onClose } = props;
  const kept = useKeptTexts(`${area}.paste`, blank, { text: adding.leftover.join('\n') });
  const { text, filled } = kept.texts;
  const [isLeftover] = useState(text !== '' && text === adding.leftover.join('\n'));
  const { rows, groups, numberColumns, choose, incompleteCount, incomplete, latest } =
    usePastedRows({
      rule,
      text,
      existing,
      fill: { column: fill?.column, text: filled },
      wasAccepted: isLeftover,
    });
  const count = useMemo(() => freshDrafts(rows).length, [rows]);
  const isWaiting = rows.some(({ verdict }) => verdict.kind === 'waiting');
  const preview = useMemo(
    () =>
      rows.length > 0 ? (
        <PastePreview
          rows={rows}
          nameLabel={rule.labelOf(rule.nameColumn)}
          numberColumns={numberColumns}
          labelOf={rule.labelOf}
          onChoose={choose.one}
        />
      ) : null,
    [rows, rule, numberColumns, choose],
  );
  return (
    <FormDialog
      title={t(`${area}.paste.title`)}
      description={t(`${area}.paste.lead`)}
      size="large"
      submitLabel={t(`${area}.paste.submit`, { count })}
      cancelLabel={t('general.cancel')}
      isDirty={text.trim() !== ''}
      isSubmitDisabled={count === 0 || isWaiting}
      onSubmit={() => {
        const last = latest();
        if (last.some(({ verdict }) => verdict.kind === 'waiting')) return;
        kept.drop();
        if (isLeftover) adding.actions.onForgetLeftover();
        adding.actions.onStart(freshDrafts(last), freshLines(rule, last));
        onClose();
      }}
      onClose={() => {
        kept.drop();
        onClose();
      }}
    >
      {kept.isRestored ? <RestoredNote onStartOver={() => kept.onChange(blank)} /> : null}
      <Field label={t(`${area}.paste.text`)}>
        <TextArea
          value={text}
          // A longer field would push the questions below it out of view.
          maxRows={5}
          autoFocus
          onValueChange={(typed) => kept.onChange({ text: typed })}
        />
      </Field>
      {fill ? (
        <Field label={fill.label}>
          <TextInput value={filled} onValueChange={(typed) => kept.onChange({ filled: typed })} />
        </Field>
      ) : null}
      <PasteDoubts groups={groups} onChooseAll={choose.all} />
      {rule.incomplete && incompleteCount > 0 ? (
        <PasteIncomplete
          question={rule.incomplete.question(incompleteCount)}
          answer={rule.incomplete.answer()}
          isTaken={incomplete.isTaken}
          onTake={incomplete.onTake}
        />
      ) : null}
      {preview}
    </FormDialog>
  );
}
