import { useForm } from '#components/Form/useForm.ts';
import {
  fieldNames,
  fieldsOf,
  type DraftOf,
  type EntityDescription,
  type EntityOf,
  type FieldName,
  type TextsOf,
} from '#domain/entities/description.ts';
import { checkTexts, draftNameOf } from '#domain/entities/entityForm.ts';
import { requiredOf, textsOf } from '#domain/entities/texts.ts';
import type { Outcome } from '#domain/lists/collection.ts';
import { limits } from '#domain/settings/limits.ts';
import { t, type PlainWordKey } from '#domain/words/translate.ts';
import { DraftDialog } from './DraftDialog.tsx';
import { EntityField } from './EntityField.tsx';
import { fieldError } from './fieldError.ts';

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
    /** Shown while something is missing. When absent, only the fields show what is missing. */
    readonly missing?: PlainWordKey;
  };
  onSave: (draft: DraftOf<Description>) => Promise<Outcome>;
  onClose: () => void;
}

/** The dialog that adds a row of any kind, or edits a draft of it that no refresh overwrites (D38). */
export function EntityForm<Description extends EntityDescription>(
  props: EntityFormProps<Description>,
) {
  const { description, row, labelOf, draftName, words, onSave, onClose } = props;
  const { firstField = fieldNames(description)[0] } = props;
  const initial = textsOf(description, row);
  const before = row ? initial : undefined;
  const form = useForm({
    initial,
    draft: { name: draftNameOf(draftName, row) },
    ...(row && { now: initial }),
    check: (texts: TextsOf<Description>) => checkTexts(description, texts, before),
    onSubmit: onSave,
    slowAfterMs: limits.stillWorkingMs,
    onDone: onClose,
  });
  const texts = form.fields;
  const fields = fieldsOf(description);
  return (
    <DraftDialog
      form={form}
      title={t(row ? words.edit : words.add)}
      submitLabel={t(row ? 'general.save' : words.submit)}
      busyLabel={t(row ? 'general.saving' : 'general.adding')}
      {...(words.missing && { missing: t(words.missing) })}
      labelOf={labelOf}
    >
      {fieldNames(description).map((name) => (
        <EntityField
          key={name}
          field={fields[name]}
          label={labelOf(name)}
          value={texts[name]}
          error={fieldError(form, name)}
          isRequired={requiredOf(fields[name], before?.[name]) !== undefined}
          isFirst={name === firstField}
          onValueChange={(text) => form.onChange({ ...texts, [name]: text })}
          onLeave={() => form.onLeave(name)}
        />
      ))}
    </DraftDialog>
  );
}
