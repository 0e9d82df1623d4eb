import { Field } from '#components/Field/Field.tsx';
import { Select } from '#components/Select/Select.tsx';
import { TextArea } from '#components/TextArea/TextArea.tsx';
import { TextInput } from '#components/TextInput/TextInput.tsx';
import type { FieldDescription } from '#domain/entities/description.ts';
import { levelLabel, levels } from '#domain/insights/level.ts';
import { t } from '#domain/words/translate.ts';

export interface EntityFieldProps {
  field: FieldDescription;
  label: string;
  value: string;
  error: string | undefined;
  isRequired: boolean;
  isFirst: boolean;
  onValueChange: (value: string) => void;
  onLeave: () => void;
}

/** One field of a form, in the control for its kind. */
export function EntityField(props: EntityFieldProps) {
  const { field, label, value, error, isRequired, isFirst, onValueChange, onLeave } = props;
  const { kind } = field;
  const typing = { value, onValueChange, onBlur: onLeave };
  return (
    <Field
      label={label}
      isRequired={isRequired}
      error={error}
      hint={kind === 'lines' ? t('general.onePerLine') : undefined}
    >
      {kind === 'line' ? <TextInput {...typing} autoFocus={isFirst} /> : null}
      {kind === 'text' || kind === 'lines' ? <TextArea {...typing} autoFocus={isFirst} /> : null}
      {kind === 'level' ? (
        <Select
          {...typing}
          autoFocus={isFirst}
          placeholder={t('general.chooseLevel')}
          options={levels.map((level) => ({ value: level, label: levelLabel(level) }))}
        />
      ) : null}
    </Field>
  );
}
