import type { DraftPart } from '#components/Form/mergeDraft.ts';
import { useForm } from '#components/Form/useForm.ts';
import type { Identified, Outcome } from '#domain/lists/collection.ts';
import type { InvalidKey } from '#domain/words/invalid.ts';
import { levelLabel, levels } from '#domain/insights/level.ts';
import { limits } from '#domain/settings/limits.ts';
import { t } from '#domain/words/translate.ts';
import { DraftDialog } from '../form/DraftDialog.tsx';
import { BoardFieldInput } from './BoardFieldInput.tsx';
import type { BoardRules } from './boardRules.ts';

export interface BoardFormProps<Item, Draft, Field extends string> {
  rules: BoardRules<Item, Draft, Field>;
  /** The item that is edited; nothing adds one. */
  item: Item | null;
  onSave: (draft: Draft) => Promise<Outcome>;
  onClose: () => void;
}

const partsOf = <Item, Draft, Field extends string>({
  fields,
}: BoardRules<Item, Draft, Field>): readonly DraftPart<Readonly<Record<Field, string>>>[] =>
  fields.map(({ name, label, kind }) => ({
    label: t(label),
    fields: [name],
    ...(kind === 'level' && { textOf: (texts) => levelText(texts[name]) }),
  }));

const levelText = (text: string) => {
  const level = levels.find((known) => known === text);
  return level ? levelLabel(level) : text;
};

/** The one dialog of the three boards: adds, or edits a draft that no refresh overwrites (D38). */
export function BoardForm<Item extends Identified, Draft, Field extends string>(
  props: BoardFormProps<Item, Draft, Field>,
) {
  const { rules, item, onSave, onClose } = props;
  const { area, fields, fieldsOf, check } = rules;
  const form = useForm({
    initial: fieldsOf(item),
    draft: item ? { name: `${area}.${item.id}`, parts: partsOf(rules) } : { name: `${area}.new` },
    check,
    onSubmit: onSave,
    slowAfterMs: limits.stillWorkingMs,
    onDone: onClose,
  });
  const { checked } = form;
  const errorOf = (name: Field) => {
    const problem: InvalidKey | undefined = checked.isValid ? undefined : checked.problems[name];
    return problem && form.showsError(name) ? t(problem) : undefined;
  };
  const isAdding = item === null;
  return (
    <DraftDialog
      form={form}
      title={t(isAdding ? `${area}.add` : `${area}.edit`)}
      submitLabel={isAdding ? t(`${area}.submit`) : t('general.save')}
      busyLabel={isAdding ? t('board.adding') : t('general.saving')}
      missing={t('message.inline.invalid')}
    >
      {fields.map((field, index) => (
        <BoardFieldInput
          key={field.name}
          field={field}
          value={form.fields[field.name]}
          error={errorOf(field.name)}
          isFirst={index === 0}
          onValueChange={(text) => form.onChange(changeOf(field.name, text, form.fields))}
          onLeave={() => form.onLeave(field.name)}
        />
      ))}
    </DraftDialog>
  );
}

/** One field changed, the others as they are: a change the compiler knows to be whole. */
const changeOf = <Field extends string>(
  name: Field,
  text: string,
  fields: Readonly<Record<Field, string>>,
): Readonly<Record<Field, string>> => ({ ...fields, [name]: text });
