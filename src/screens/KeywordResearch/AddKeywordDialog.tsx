import { useId, useState } from 'react';
import { Button } from '#components/Button/Button.tsx';
import { Field } from '#components/Field/Field.tsx';
import { useForm } from '#components/Form/useForm.ts';
import { Status } from '#components/LiveRegion/Status.ts';
import { TextInput } from '#components/TextInput/TextInput.tsx';
import type { Outcome } from '#domain/lists/collection.ts';
import { checkTexts } from '#domain/entities/entityForm.ts';
import { textsOf } from '#domain/entities/texts.ts';
import { keywordDescription, type KeywordDraft } from '#domain/keywords/keyword.ts';
import {
  checkKeywordFields,
  hasTypedFigures,
  withoutFigures,
  type KeywordFields,
} from '#domain/keywords/keywordForm.ts';
import { limits } from '#domain/settings/limits.ts';
import { t } from '#domain/words/translate.ts';
import { DraftDialog } from '../shared/form/DraftDialog.tsx';
import { fieldError } from '../shared/form/fieldError.ts';
import { FormNote } from '../shared/form/FormNote.tsx';
import { FigureFields } from './FigureFields.tsx';

const initialFields = (): Fields => ({ ...textsOf(keywordDescription, null), figures: '' });

interface Fields extends KeywordFields {
  /** Whether the person enters figures; blank until they choose. */
  readonly figures: '' | 'given' | 'left out';
}

/** A draft that contains figures opens with the figures shown. */
const areGiven = (fields: Fields) =>
  fields.figures === 'given' || (fields.figures === '' && hasTypedFigures(fields));

export interface AddKeywordDialogProps {
  onAdd: (draft: KeywordDraft) => Promise<Outcome>;
  onClose: () => void;
}

/**
 * 'Add custom keyword': term and region, and optionally figures. When figures are added all of them are required; each
 * number shows how it is read while it is typed.
 */
export function AddKeywordDialog({ onAdd, onClose }: AddKeywordDialogProps) {
  const form = useForm({
    initial: initialFields(),
    draft: { name: 'keywords.new' },
    check: (texts: Fields) =>
      areGiven(texts)
        ? checkTexts(keywordDescription, texts)
        : checkKeywordFields(withoutFigures(texts)),
    onSubmit: onAdd,
    slowAfterMs: limits.stillWorkingMs,
    onDone: onClose,
  });
  const { fields } = form;
  const figuresId = useId();
  const [wasAsked, setAsked] = useState(false);
  const hasFigures = areGiven(fields);
  const toggle = () => {
    setAsked(true);
    form.onChange({ figures: hasFigures ? 'left out' : 'given' });
  };

  const textField = (field: 'keyword' | 'region', isFirst = false) => (
    <Field label={t(`keywords.add.${field}`)} isRequired error={fieldError(form, field)}>
      <TextInput
        value={fields[field]}
        autoFocus={isFirst}
        onValueChange={(text) => form.onChange({ [field]: text })}
        onBlur={() => form.onLeave(field)}
      />
    </Field>
  );
  return (
    <DraftDialog
      form={form}
      title={t('keywords.add.title')}
      submitLabel={t('keywords.add.submit')}
      busyLabel={t('general.adding')}
      missing={t('message.inline.invalid')}
    >
      {textField('keyword', true)}
      {textField('region')}
      <Status>
        <FormNote
          action={
            <Button
              size="small"
              aria-expanded={hasFigures}
              aria-controls={figuresId}
              onClick={toggle}
            >
              {t(hasFigures ? 'keywords.add.leaveOutFigures' : 'keywords.add.addFigures')}
            </Button>
          }
        >
          {t(hasFigures ? 'keywords.add.withFigures' : 'keywords.add.withoutFigures')}
        </FormNote>
      </Status>
      {hasFigures ? <FigureFields id={figuresId} form={form} isFirstFocused={wasAsked} /> : null}
    </DraftDialog>
  );
}
