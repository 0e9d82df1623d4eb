import { useMemo } from 'react';
import { Field } from '#components/Field/Field.tsx';
import { useKeptTexts } from '#components/Form/useKeptTexts.ts';
import { FormDialog } from '#components/FormDialog/FormDialog.tsx';
import { TextArea } from '#components/TextArea/TextArea.tsx';
import { TextInput } from '#components/TextInput/TextInput.tsx';
import { freshDrafts, readRows, type PastedCells, type PasteRule } from '#domain/paste.ts';
import { t } from '#domain/words/translate.ts';
import { RestoredNote } from '../form/RestoredNote.tsx';
import type { ListArea } from './listArea.ts';
import { PastePreview } from './PastePreview.tsx';

export interface PasteDialogProps<Column extends string, Item, Draft> {
  area: ListArea;
  rule: PasteRule<Column, Item, Draft>;
  existing: readonly Item[];
  /** What a column is called where a line says what is wrong with it. */
  labelOf: (column: Column) => string;
  /** A column that is often missing and then the same for all lines: it gets a field of its own. */
  fill?: { readonly column: Column; readonly label: string };
  /** Starts adding what is new; its progress is shown on the page. */
  onStart: (drafts: readonly Draft[]) => void;
  onClose: () => void;
}

const blank = { text: '', filled: '' };

/** Paste many: a dry run says what each line would do before anything is sent. */
export function PasteDialog<Column extends string, Item, Draft>(
  props: PasteDialogProps<Column, Item, Draft>,
) {
  const { area, rule, existing, labelOf, fill, onStart, onClose } = props;
  const kept = useKeptTexts(`${area}.paste`, blank);
  const { text, filled } = kept.texts;
  const column = fill?.column;
  const rows = useMemo(() => {
    const given: Partial<Record<Column, string>> = {};
    if (column !== undefined) given[column] = filled;
    return readRows(rule, text, existing, given as Partial<PastedCells<Column>>);
  }, [rule, text, existing, column, filled]);
  const drafts = freshDrafts(rows);
  return (
    <FormDialog
      title={t(`${area}.paste.title`)}
      description={t(`${area}.paste.lead`)}
      size="large"
      submitLabel={t(`${area}.paste.submit`, { count: drafts.length })}
      cancelLabel={t('general.cancel')}
      isDirty={text.trim() !== ''}
      isSubmitDisabled={drafts.length === 0}
      onSubmit={() => {
        kept.drop();
        onStart(drafts);
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
          autoFocus
          onValueChange={(typed) => kept.onChange({ text: typed })}
        />
      </Field>
      {fill ? (
        <Field label={fill.label}>
          <TextInput value={filled} onValueChange={(typed) => kept.onChange({ filled: typed })} />
        </Field>
      ) : null}
      {rows.length > 0 ? (
        <PastePreview rows={rows} nameLabel={labelOf(rule.nameColumn)} labelOf={labelOf} />
      ) : null}
    </FormDialog>
  );
}
