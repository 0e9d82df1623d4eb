import { useRef, useState, type ClipboardEvent } from 'react';
import { Button } from '#components/Button/Button.tsx';
import { Field } from '#components/Field/Field.tsx';
import { useForm } from '#components/Form/useForm.ts';
import { FormDialog } from '#components/FormDialog/FormDialog.tsx';
import { Status } from '#components/LiveRegion/Status.ts';
import { TextArea } from '#components/TextArea/TextArea.tsx';
import { TextInput } from '#components/TextInput/TextInput.tsx';
import type { EntityDescription, ValuesOf } from '#domain/entities/description.ts';
import {
  addsManyLines,
  freshDrafts,
  joinLines,
  pastedLineCount,
  type PasteRule,
} from '#domain/lists/paste.ts';
import { t } from '#domain/words/translate.ts';
import type { ListArea } from '../list/listKind.ts';
import { DraftNotes } from '../form/DraftNotes.tsx';
import { FormNote } from '../form/FormNote.tsx';
import { PastePreview } from './PastePreview.tsx';
import { usePastedRows, type PastedInto } from './usePastedRows.ts';

/** `above` has thousands of pasted lines. They are only counted, until the person chooses to edit them as text. */
const blank = { text: '', filled: '', above: '' };

export interface PasteDialogProps<Description extends EntityDescription, Draft> {
  area: ListArea;
  rule: PasteRule<Description, Draft>;
  list: PastedInto<ValuesOf<Description>, Draft>;
  onClose: () => void;
}

/** Adds many rows from pasted text. A preview shows what each line will do before anything is sent. */
export function PasteDialog<
  Description extends EntityDescription,
  Draft extends ValuesOf<Description>,
>({ area, rule, list, onClose }: PasteDialogProps<Description, Draft>) {
  const field = useRef<HTMLTextAreaElement>(null);
  const form = useForm({
    initial: blank,
    draftName: `${area}.paste`,
    // The preview judges the lines.
    check: (texts) => ({ isValid: true as const, value: texts }),
    onSubmit: async () => {
      list.adding.actions.onStart(freshDrafts(pasted.latest()));
      return { ok: true as const };
    },
    onDone: onClose,
  });
  const { onChange } = form;
  const { text, filled, above } = form.fields;
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
    onChange({ above: '', text: next });
    field.current?.focus();
  };
  const pasted = usePastedRows(rule, list, { whole, filled });
  const { total, isJudged } = pasted;
  const count = pasted.counts.fresh;
  const [wasRefused, setRefused] = useState(false);
  const refusal = count === 0 && isJudged ? t('paste.nothingNew') : undefined;
  return (
    <FormDialog
      title={t(`${area}.paste.title`)}
      description={t(`${area}.paste.lead`)}
      size="large"
      submitLabel={t(`${area}.paste.submit`, { count })}
      isDirty={whole.trim() !== ''}
      isSubmitDisabled={count === 0 || !isJudged}
      error={wasRefused ? refusal : undefined}
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
            {t('paste.above', { count: pastedLineCount(above) })}
          </FormNote>
        )}
      </Status>
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
      {rule.fill ? (
        <Field label={rule.fill.label()}>
          <TextInput value={filled} onValueChange={(next) => onChange({ filled: next })} />
        </Field>
      ) : null}
      {total > 0 ? <PastePreview rule={rule} pasted={pasted} /> : null}
    </FormDialog>
  );
}
