import { Checkbox } from '#components/Checkbox/Checkbox.tsx';
import { Field } from '#components/Field/Field.tsx';
import { useForm } from '#components/Form/useForm.ts';
import { NumberInput } from '#components/NumberInput/NumberInput.tsx';
import { Select } from '#components/Select/Select.tsx';
import { TextInput } from '#components/TextInput/TextInput.tsx';
import { textsOf } from '#domain/entities/texts.ts';
import {
  keywordCompetitions,
  keywordDescription,
  type KeywordDraft,
} from '#domain/keywords/keyword.ts';
import {
  checkKeyword,
  keywordWarnings,
  type KeywordFields,
  type KeywordNumberField,
} from '#domain/keywords/keywordForm.ts';
import type { Outcome } from '#domain/lists/collection.ts';
import { numberHint } from '#domain/numbers/localNumber.ts';
import { t } from '#domain/words/translate.ts';
import { DraftDialog } from '../form/DraftDialog.tsx';
import { Columns, fieldError } from '../form/formParts.ts';

interface Fields extends KeywordFields {
  readonly figures: '' | 'unknown';
}

const initialFields = (): Fields => ({ ...textsOf(keywordDescription, null), figures: '' });

/** A function, so that the words are in the current language. */
const levelOptions = () =>
  keywordCompetitions.map((level) => ({ value: level, label: t(`level.${level}`) }));

export interface AddKeywordDialogProps {
  onAdd: (draft: KeywordDraft) => Promise<Outcome>;
  onClose: () => void;
}

/** 'Add custom keyword': all fields are required, but the five figures can be unknown (D71). */
export function AddKeywordDialog({ onAdd, onClose }: AddKeywordDialogProps) {
  const form = useForm({
    initial: initialFields(),
    draftName: 'keywords.new',
    check: (texts: Fields) => checkKeyword(texts, texts.figures === 'unknown'),
    onSubmit: onAdd,
    onDone: onClose,
  });
  const { fields } = form;
  const areUnknown = fields.figures === 'unknown';
  const warnings = areUnknown ? {} : keywordWarnings(fields);

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
  const numberField = (field: KeywordNumberField, canBeNegative = false) => {
    const warning = warnings[field];
    return (
      <Field
        label={t(`keywords.add.${field}`)}
        isRequired={!areUnknown}
        isDisabled={areUnknown}
        error={fieldError(form, field)}
        hint={warning && t(warning)}
      >
        <NumberInput
          // What was typed comes back when the figures are known after all.
          value={areUnknown ? '' : fields[field]}
          canBeNegative={canBeNegative}
          reading={(text, entered) => numberHint(text, entered) ?? undefined}
          onValueChange={(text) => form.onChange({ [field]: text })}
          onBlur={() => form.onLeave(field)}
        />
      </Field>
    );
  };

  return (
    <DraftDialog
      form={form}
      title={t('keywords.add.title')}
      submitLabel={t('keywords.add.submit')}
      busyLabel={t('general.adding')}
      missing={t('message.inline.invalid')}
    >
      {textField('keyword', true)}
      <Checkbox
        isChecked={areUnknown}
        onCheckedChange={(isChecked) => form.onChange({ figures: isChecked ? 'unknown' : '' })}
      >
        {t('keywords.add.figuresUnknown')}
      </Checkbox>
      <Columns>
        {numberField('volume')}
        <Field
          label={t('keywords.add.competitionLevel')}
          isRequired
          error={fieldError(form, 'competitionLevel')}
        >
          <Select
            value={fields.competitionLevel}
            options={levelOptions()}
            onValueChange={(level) => form.onChange({ competitionLevel: level })}
            onBlur={() => form.onLeave('competitionLevel')}
          />
        </Field>
        {numberField('competitionIndex')}
        {numberField('lowBid')}
        {numberField('highBid')}
        {numberField('trend', true)}
      </Columns>
      {textField('region')}
    </DraftDialog>
  );
}
