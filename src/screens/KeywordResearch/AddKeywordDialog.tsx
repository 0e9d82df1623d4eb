import styled from 'styled-components';
import { Field } from '#components/Field/Field.tsx';
import { useForm } from '#components/Form/useForm.ts';
import { NumberInput } from '#components/NumberInput/NumberInput.tsx';
import { Select } from '#components/Select/Select.tsx';
import { TextInput } from '#components/TextInput/TextInput.tsx';
import { media, space } from '#components/theme/tokens.ts';
import type { Outcome } from '#domain/lists/collection.ts';
import { checkTexts } from '#domain/entities/entityForm.ts';
import { textsOf } from '#domain/entities/texts.ts';
import {
  keywordCompetitions,
  keywordDescription,
  type KeywordDraft,
  type KeywordField,
} from '#domain/keywords/keyword.ts';
import {
  keywordRemarks,
  type KeywordFields,
  type KeywordNumberField,
} from '#domain/keywords/keywordForm.ts';
import { numberHint } from '#domain/numbers/localNumber.ts';
import { limits } from '#domain/settings/limits.ts';
import { t } from '#domain/words/translate.ts';
import { DraftDialog } from '../shared/form/DraftDialog.tsx';

const Columns = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${space(4)};
  ${media.narrow} {
    grid-template-columns: 1fr;
  }
`;

/** Read when rendered, so that they are in the language then in force. */
const levelOptions = () =>
  keywordCompetitions.map((level) => ({
    value: level,
    label: t(`level.${level}`),
  }));

export interface AddKeywordDialogProps {
  onAdd: (draft: KeywordDraft) => Promise<Outcome>;
  onClose: () => void;
}

/** 'Add custom keyword': every field is required, figures are read as they are typed. */
export function AddKeywordDialog({ onAdd, onClose }: AddKeywordDialogProps) {
  const form = useForm({
    initial: textsOf(keywordDescription, null),
    draft: { name: 'keywords.new' },
    check: (texts: KeywordFields) => checkTexts(keywordDescription, texts),
    onSubmit: onAdd,
    slowAfterMs: limits.stillWorkingMs,
    onDone: onClose,
  });
  const { fields, checked } = form;
  const remarks = keywordRemarks(fields);
  const problemOf = (field: KeywordField) => {
    const problem = checked.isValid ? undefined : checked.problems[field];
    return problem && form.showsError(field) ? t(problem) : undefined;
  };

  const textField = (field: 'keyword' | 'region', isFirst = false) => (
    <Field label={t(`keywords.add.${field}`)} isRequired error={problemOf(field)}>
      <TextInput
        value={fields[field]}
        autoFocus={isFirst}
        onValueChange={(text) => form.onChange({ [field]: text })}
        onBlur={() => form.onLeave(field)}
      />
    </Field>
  );
  const numberField = (field: KeywordNumberField, canBeNegative = false) => {
    const remark = remarks[field];
    return (
      <Field
        label={t(`keywords.add.${field}`)}
        isRequired
        error={problemOf(field)}
        hint={remark && t(remark)}
      >
        <NumberInput
          value={fields[field]}
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
      <Columns>
        {numberField('volume')}
        <Field
          label={t('keywords.add.competitionLevel')}
          isRequired
          error={problemOf('competitionLevel')}
        >
          <Select
            value={fields.competitionLevel}
            options={levelOptions()}
            onValueChange={(level) => form.onChange({ competitionLevel: level })}
            onBlur={() => form.onLeave('competitionLevel')}
          />
        </Field>
        {numberField('competitionIndex')}
        {numberField('trend', true)}
        {numberField('lowBid')}
        {numberField('highBid')}
      </Columns>
      {textField('region')}
    </DraftDialog>
  );
}
