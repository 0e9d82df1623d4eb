import { Field } from '#components/Field/Field.tsx';
import type { Form } from '#components/Form/useForm.ts';
import { NumberInput } from '#components/NumberInput/NumberInput.tsx';
import { Select } from '#components/Select/Select.tsx';
import { keywordCompetitions } from '#domain/keywords/keyword.ts';
import {
  keywordWarnings,
  type KeywordFields,
  type KeywordNumberField,
} from '#domain/keywords/keywordForm.ts';
import type { Check } from '#domain/lists/check.ts';
import { numberHint } from '#domain/numbers/localNumber.ts';
import { t } from '#domain/words/translate.ts';
import { Columns } from '../shared/form/Columns.ts';
import { fieldError } from '../shared/form/fieldError.ts';

/** A function, so that the words are in the current language. */
const levelOptions = () =>
  keywordCompetitions.map((level) => ({
    value: level,
    label: t(`level.${level}`),
  }));

interface FigureFieldsProps {
  id: string;
  form: Pick<Form<KeywordFields>, 'fields' | 'onChange' | 'onLeave' | 'showsError'> & {
    readonly checked: Check<unknown, keyof KeywordFields>;
  };
  /** Whether the first field takes the focus. */
  isFirstFocused: boolean;
}

/** The figures of a keyword. All of them are required; each number shows how it is read while it is typed. */
export function FigureFields({ id, form, isFirstFocused }: FigureFieldsProps) {
  const { fields } = form;
  const warnings = keywordWarnings(fields);
  const numberField = (
    field: KeywordNumberField,
    { canBeNegative = false, isFocused = false } = {},
  ) => {
    const warning = warnings[field];
    return (
      <Field
        label={t(`keywords.add.${field}`)}
        isRequired
        error={fieldError(form, field)}
        hint={warning && t(warning)}
      >
        <NumberInput
          value={fields[field]}
          canBeNegative={canBeNegative}
          autoFocus={isFocused}
          reading={(text, entered) => numberHint(text, entered) ?? undefined}
          onValueChange={(text) => form.onChange({ [field]: text })}
          onBlur={() => form.onLeave(field)}
        />
      </Field>
    );
  };

  return (
    <Columns id={id}>
      {numberField('volume', { isFocused: isFirstFocused })}
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
      {numberField('trend', { canBeNegative: true })}
      {numberField('lowBid')}
      {numberField('highBid')}
    </Columns>
  );
}
