import { Field } from '#components/Field/Field.tsx';
import { useForm } from '#components/Form/useForm.ts';
import { Select } from '#components/Select/Select.tsx';
import { TextArea } from '#components/TextArea/TextArea.tsx';
import { TextInput, type TextInputProps } from '#components/TextInput/TextInput.tsx';
import {
  fieldNames,
  fieldsOf,
  shownFields,
  type DraftOf,
  type EntityDescription,
  type EntityOf,
  type FieldDescription,
  type FieldName,
  type TextsOf,
} from '#domain/entities/description.ts';
import { checkTexts, draftNameOf } from '#domain/entities/entityForm.ts';
import { requiredOf, textsOf } from '#domain/entities/texts.ts';
import { levelLabel, levels } from '#domain/insights/level.ts';
import type { Check } from '#domain/lists/check.ts';
import type { Outcome } from '#contracts/collection.ts';
import { t, type PlainWordKey } from '#domain/words/translate.ts';
import { DraftDialog } from './DraftDialog.tsx';
import { fieldError } from './formParts.ts';

type LineInput = Pick<TextInputProps, 'type' | 'suggestions'>;

interface ControlProps {
  line: LineInput | undefined;
  kind: FieldDescription['kind'];
  value: string;
  autoFocus: boolean;
  onValueChange: (value: string) => void;
  onBlur: () => void;
}

/** The control for a kind of field. */
function Control({ kind, line, ...typing }: ControlProps) {
  if (kind === 'line') return <TextInput {...line} {...typing} />;
  if (kind !== 'level') return <TextArea {...typing} />;
  return (
    <Select
      {...typing}
      placeholder={t('general.chooseLevel')}
      options={levels.map((level) => ({ value: level, label: levelLabel(level) }))}
    />
  );
}

export interface EntityFormProps<Description extends EntityDescription> {
  description: Description;
  /** The row to edit; null adds one. */
  row: EntityOf<Description> | null;
  /** The field with the focus at first; by default the first. */
  firstField?: FieldName<Description> | undefined;
  /** Returns the label of a field. */
  labelOf: (name: FieldName<Description>) => string;
  /** The name under which the draft is kept until it is sent. */
  draftName: string;
  words: {
    readonly add: PlainWordKey;
    readonly edit: PlainWordKey;
    readonly submit: PlainWordKey;
    readonly busy?: PlainWordKey;
    /** Shown while something is missing. When absent, only the fields show what is missing. */
    readonly missing?: PlainWordKey;
  };
  /** Replaces the check of each field by its kind. */
  check?: (texts: TextsOf<Description>) => Check<DraftOf<Description>, FieldName<Description>>;
  /** Returns what an input of one line knows about its text, and a warning about what is typed. */
  inputOf?: (name: FieldName<Description>) => {
    readonly input?: LineInput;
    readonly hintOf?: (texts: TextsOf<Description>) => string | undefined;
  };
  onSave: (draft: DraftOf<Description>) => Promise<Outcome>;
  onClose: () => void;
}

/** The dialog that adds a row of any kind, or edits a draft of it that no refresh overwrites (D38). */
export function EntityForm<Description extends EntityDescription>(
  props: EntityFormProps<Description>,
) {
  const { description, row, labelOf, draftName, words, onSave, onClose } = props;
  const { firstField = fieldNames(description)[0], check, inputOf } = props;
  const own = textsOf(description, row);
  const before = row ? own : undefined;
  // What the form does not show stays as it is in the row, also when that changes while somebody types.
  const shown = shownFields(description);
  const initial = Object.fromEntries(
    shown.map((name) => [name, own[name]]),
  ) as TextsOf<Description>;
  const form = useForm({
    initial,
    draftName: draftNameOf(draftName, row),
    check: check ?? ((texts) => checkTexts(description, { ...own, ...texts }, before)),
    onSubmit: onSave,
    onDone: onClose,
  });
  const texts = form.fields;
  const fields = fieldsOf(description);
  return (
    <DraftDialog
      form={form}
      title={t(row ? words.edit : words.add)}
      submitLabel={t(row ? 'general.save' : words.submit)}
      busyLabel={t(row ? 'general.saving' : (words.busy ?? 'general.adding'))}
      {...(words.missing && { missing: t(words.missing) })}
      labelOf={labelOf}
    >
      {shown.map((name) => (
        <Field
          key={name}
          label={labelOf(name)}
          isRequired={requiredOf(fields[name], before?.[name]) !== undefined}
          error={fieldError(form, name)}
          hint={
            fields[name].kind === 'lines'
              ? t('general.onePerLine')
              : inputOf?.(name).hintOf?.(texts)
          }
        >
          <Control
            kind={fields[name].kind}
            line={inputOf?.(name).input}
            value={texts[name]}
            autoFocus={name === firstField}
            onValueChange={(text) => form.onChange({ ...texts, [name]: text })}
            onBlur={() => form.onLeave(name)}
          />
        </Field>
      ))}
    </DraftDialog>
  );
}
