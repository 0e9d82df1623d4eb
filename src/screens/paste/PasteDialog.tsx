import { useCallback, useRef, useState, type ClipboardEvent } from 'react';
import { Button } from '#components/Button/Button.tsx';
import { ErrorNotice } from '#components/ErrorNotice/ErrorNotice.tsx';
import { Field } from '#components/Field/Field.tsx';
import { FileDrop } from '#components/FileDrop/FileDrop.tsx';
import { useForm } from '#components/Form/useForm.ts';
import { FormDialog } from '#components/FormDialog/FormDialog.tsx';
import { Status } from '#components/LiveRegion/Status.ts';
import { TextArea } from '#components/TextArea/TextArea.tsx';
import { TextInput } from '#components/TextInput/TextInput.tsx';
import type { EntityDescription, ValuesOf } from '#domain/entities/description.ts';
import type { Identified } from '#domain/lists/collection.ts';
import { addsManyLines, joinLines, pastedLineCount } from '#domain/lists/longPaste.ts';
import type { PasteRule } from '#domain/lists/paste.ts';
import { noChoices, rowsToSave, type PasteChoices } from '#domain/lists/pasteChoices.ts';
import { t } from '#domain/words/translate.ts';
import type { ListArea } from '../list/listKind.ts';
import { DraftNotes } from '../form/DraftNotes.tsx';
import { FormNote } from '../form/FormNote.tsx';
import { PastePreview } from './PastePreview.tsx';
import { useExistingRows, type AllRows, type PastedInto } from './useExistingRows.ts';
import { usePastedTable } from './usePastedTable.ts';
import { useTableFile } from './useTableFile.ts';

/**
 * `above` has a file's text, or thousands of pasted lines. They are only counted, until the person chooses to edit them as
 * text.
 */
const blank = { text: '', filled: '', above: '', fileName: '' };

export interface PasteDialogProps<Description extends EntityDescription, Item, Draft> {
  area: ListArea;
  rule: PasteRule<Description, Draft>;
  list: PastedInto<Item, Draft>;
  /** When absent, the list has all rows. */
  all?: AllRows<Item> | undefined;
  onClose: () => void;
}

/** Adds and changes many rows from pasted text or a file. A preview shows what each line will do before anything is sent. */
export function PasteDialog<
  Description extends EntityDescription,
  Item extends Identified & ValuesOf<Description>,
  Draft extends ValuesOf<Description>,
>({ area, rule, list, all, onClose }: PasteDialogProps<Description, Item, Draft>) {
  const field = useRef<HTMLTextAreaElement>(null);
  const form = useForm({
    initial: blank,
    draftName: `${area}.paste`,
    // The preview judges the lines.
    check: (texts) => ({ isValid: true as const, value: texts }),
    onSubmit: async () => {
      const table = pasted.latest();
      if (table.isRead) list.adding.actions.onStart(rowsToSave(rule, table.rows, choices));
      return { ok: true as const };
    },
    onDone: onClose,
  });
  const { onChange } = form;
  const { text, filled, above, fileName } = form.fields;
  const whole = joinLines(above, text);
  const changeText = (next: string) =>
    onChange(
      addsManyLines(text, next) ? { above: joinLines(above, next), text: '' } : { text: next },
    );
  const takeManyLines = (event: ClipboardEvent<HTMLTextAreaElement>) => {
    const { selectionStart, selectionEnd } = event.currentTarget;
    const added = event.clipboardData.getData('text/plain');
    if (!addsManyLines('', added)) return;
    // Taken before the browser lays out the field.
    event.preventDefault();
    changeText(text.slice(0, selectionStart) + added + text.slice(selectionEnd));
  };
  const moveIntoField = (next: string) => {
    onChange({ above: '', fileName: '', text: next });
    field.current?.focus();
  };
  const file = useTableFile((read, name) => onChange({ above: read, fileName: name }));
  const existing = useExistingRows<Description, Item, Draft>(list, all);
  const pasted = usePastedTable(rule, { text: whole, filled, existing: existing ?? undefined });
  // What was decided about the lines of another text says nothing about these.
  const [decided, setDecided] = useState({ of: whole, choices: noChoices });
  const choices = decided.of === whole ? decided.choices : noChoices;
  const choose = useCallback(
    (next: PasteChoices) => setDecided({ of: whole, choices: next }),
    [whole],
  );
  const isBlank = whole.trim() === '';
  const { table } = pasted;
  const saved = !isBlank && table?.isRead ? rowsToSave(rule, table.rows, choices) : [];
  const changed = saved.filter(({ row }) => row).length;
  const added = saved.length - changed;
  const [wasRefused, setRefused] = useState(false);
  const isNothing = saved.length === 0 && (isBlank || table !== null);
  const label = { count: changed, added, changed };
  return (
    <FormDialog
      title={t(`${area}.paste.title`)}
      description={t(`${area}.paste.lead`)}
      size="large"
      submitLabel={
        changed === 0
          ? t(`${area}.paste.submit`, { count: added })
          : t(added === 0 ? 'paste.change' : 'paste.addAndChange', label)
      }
      isDirty={!isBlank}
      isSubmitDisabled={saved.length === 0}
      error={wasRefused && isNothing ? t('paste.nothingNew') : undefined}
      onSubmitRefused={() => setRefused(true)}
      onSubmit={form.onSubmit}
      onClose={form.onAbandon}
    >
      <DraftNotes form={form} />
      <Status>
        {above === '' ? null : (
          <FormNote
            action={
              <span>
                <Button variant="quiet" size="small" onClick={() => moveIntoField(whole)}>
                  {t('paste.editAbove')}
                </Button>
                <Button variant="quiet" size="small" onClick={() => moveIntoField(text)}>
                  {t('paste.removeAbove')}
                </Button>
              </span>
            }
          >
            {fileName === ''
              ? t('paste.above', { count: pastedLineCount(above) })
              : t('paste.file.lines', { name: fileName, count: pastedLineCount(above) })}
          </FormNote>
        )}
      </Status>
      <FileDrop
        label={t('paste.file.choose')}
        hint={t('paste.file.drop')}
        accept=".csv,.tsv,.txt,text/csv,text/tab-separated-values"
        onFile={file.onFile}
      >
        <Field label={t(`${area}.paste.text`)}>
          {/* A longer field would push the preview below it out of view. */}
          <TextArea
            ref={field}
            value={text}
            onValueChange={changeText}
            onPaste={takeManyLines}
            maxRows={5}
            autoFocus
          />
        </Field>
      </FileDrop>
      <ErrorNotice>{file.problem}</ErrorNotice>
      {rule.fill ? (
        <Field label={rule.fill.label()}>
          <TextInput value={filled} onValueChange={(next) => onChange({ filled: next })} />
        </Field>
      ) : null}
      {existing === null && all ? (
        <ErrorNotice onRetry={all.onRetry}>{t('paste.allFailed')}</ErrorNotice>
      ) : null}
      {isBlank || existing === null ? null : (
        <PastePreview
          rule={rule}
          table={table}
          waitingFor={
            existing === undefined
              ? t('paste.allAwaited')
              : t('paste.judging', { judged: pasted.judged, total: pastedLineCount(whole) })
          }
          choices={choices}
          onChoose={choose}
        />
      )}
    </FormDialog>
  );
}
