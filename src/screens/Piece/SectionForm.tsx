import styled from 'styled-components';
import { Button } from '#components/Button/Button.tsx';
import { ErrorNotice } from '#components/ErrorNotice/ErrorNotice.tsx';
import { Field } from '#components/Field/Field.tsx';
import { useForm } from '#components/Form/useForm.ts';
import { Status } from '#components/LiveRegion/Status.ts';
import { TextArea } from '#components/TextArea/TextArea.tsx';
import { TextInput } from '#components/TextInput/TextInput.tsx';
import { space } from '#components/theme/tokens.ts';
import type { Outcome } from '#contracts/collection.ts';
import { checkSection } from '#domain/content/sectionForm.ts';
import { textOf, type Section, type SectionDraft } from '#domain/content/section.ts';
import { draftNameOf } from '#domain/entities/entityForm.ts';
import { t } from '#domain/words/translate.ts';
import { DraftNotes } from '../form/DraftNotes.tsx';
import { fieldError } from '../form/formParts.ts';
import { SlowNote } from '../generation/SlowNote.tsx';

const Root = styled.form`
  display: grid;
  gap: ${space(4)};
  .buttons {
    display: flex;
    gap: ${space(2)};
  }
`;

export interface SectionFormProps {
  section: Section;
  onSave: (section: Section, draft: SectionDraft) => Promise<Outcome>;
  onClose: () => void;
}

/** Edits a section where it stands. What is typed stays until it is saved or given up (D64). */
export function SectionForm({ section, onSave, onClose }: SectionFormProps) {
  const form = useForm({
    initial: { heading: section.heading, text: textOf(section) },
    draftName: draftNameOf('section', section),
    check: (texts) => checkSection(section, texts),
    onSubmit: (draft) => onSave(section, draft),
    onDone: onClose,
  });
  const { fields, isSaving } = form;
  return (
    <Root
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        form.onSubmit();
      }}
    >
      <DraftNotes form={form} labelOf={(field) => t(`piece.${field}`)} />
      <Field label={t('piece.heading')} isRequired error={fieldError(form, 'heading')}>
        <TextInput
          value={fields.heading}
          onValueChange={(heading) => form.onChange({ ...fields, heading })}
          onBlur={() => form.onLeave('heading')}
        />
      </Field>
      <Field
        label={t('piece.text')}
        isRequired
        hint={t('piece.textHint')}
        error={fieldError(form, 'text')}
      >
        <TextArea
          autoFocus
          minRows={6}
          maxRows={40}
          value={fields.text}
          onValueChange={(text) => form.onChange({ ...fields, text })}
          onBlur={() => form.onLeave('text')}
        />
      </Field>
      {form.error === null ? null : <ErrorNotice>{form.error}</ErrorNotice>}
      <Status>{form.isSlow ? <SlowNote onStopWaiting={form.onStopWaiting} /> : null}</Status>
      <div className="buttons">
        <Button type="submit" variant="primary" isBusy={isSaving}>
          {t(isSaving ? 'general.saving' : 'general.save')}
        </Button>
        <Button onClick={form.onAbandon} isDisabled={isSaving}>
          {t('general.cancel')}
        </Button>
      </div>
    </Root>
  );
}
