import { Field } from '#components/Field/Field.tsx';
import { Select } from '#components/Select/Select.tsx';
import { TextArea } from '#components/TextArea/TextArea.tsx';
import { TextInput } from '#components/TextInput/TextInput.tsx';
import { levelLabel, levels } from '#domain/insights/level.ts';
import { t } from '#domain/words/translate.ts';
import type { BoardField } from './boardRules.ts';

export interface BoardFieldInputProps {
  field: BoardField<string>;
  value: string;
  error: string | undefined;
  isFirst: boolean;
  onValueChange: (value: string) => void;
  onLeave: () => void;
}

/** One field of a board's form, in the control that fits it. */
export function BoardFieldInput(props: BoardFieldInputProps) {
  const { field, value, error, isFirst, onValueChange, onLeave } = props;
  const { kind, label } = field;
  const typing = { value, onValueChange, onBlur: onLeave, autoFocus: isFirst };
  const levelOptions = levels.map((level) => ({ value: level, label: levelLabel(level) }));
  return (
    <Field
      label={t(label)}
      isRequired
      error={error}
      hint={kind === 'lines' ? t('icps.onePerLine') : undefined}
    >
      {kind === 'line' ? <TextInput {...typing} /> : null}
      {kind === 'text' || kind === 'lines' ? <TextArea {...typing} minRows={3} /> : null}
      {kind === 'level' ? (
        <Select
          value={value}
          placeholder={t('geos.chooseLevel')}
          options={levelOptions}
          onValueChange={onValueChange}
          onBlur={onLeave}
        />
      ) : null}
    </Field>
  );
}
