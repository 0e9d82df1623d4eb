import { use, useCallback, useState } from 'react';
import { Button } from '#components/Button/Button.tsx';
import type { RowEditing } from '#components/DataTable/types.ts';
import { Field } from '#components/Field/Field.tsx';
import { FormDraftsContext } from '#components/Form/formDrafts.ts';
import { createFormStore, type FormStore, type FormRules } from '#components/Form/formStore.ts';
import { useFormStore } from '#components/Form/useForm.ts';
import { TextInput, type TextInputProps } from '#components/TextInput/TextInput.tsx';
import type { Problems } from '#domain/lists/check.ts';
import type { Outcome } from '#contracts/collection.ts';
import type { Identified } from '#domain/lists/collection.ts';
import { presentRow, sameId } from '#domain/lists/entityId.ts';
import { t } from '#domain/words/translate.ts';
import { fieldError } from '../form/formParts.ts';

/** The row that is edited in the table. */
export interface EditedRow<Row, Fields extends object, Value, Problem> {
  readonly row: Row;
  readonly form: FormStore<Fields>;
  readonly rules: FormRules<Fields, Value, Problem>;
}

interface Inputs<Row, Fields extends object, Value, Problem> {
  readonly rows: readonly Row[];
  /** These two stay the same functions. */
  readonly draftNameOf: (row: Row) => string;
  readonly fieldsOf: (row: Row) => Fields;
  readonly check: FormRules<Fields, Value, Problem>['check'];
  readonly onSave: (row: Row, value: Value) => Promise<Outcome>;
}

interface Opened<Row, Fields extends object> {
  readonly row: Row;
  readonly form: FormStore<Fields>;
  /** Opens once this row is saved. */
  readonly next?: Row;
}

/**
 * The row being edited, one at a time. Its form is overwritten by no refresh (D38). Another row that is opened closes it like
 * Escape: its draft is kept. A row that is being saved closes only once it is saved, so that a failure is said where the text
 * is.
 */
export function useEditedRow<Row extends Identified, Fields extends object, Value, Problem>(
  inputs: Inputs<Row, Fields, Value, Problem>,
) {
  const { rows, draftNameOf, fieldsOf, check, onSave } = inputs;
  const drafts = use(FormDraftsContext);
  const [opened, setOpened] = useState<Opened<Row, Fields> | null>(null);
  const begin = useCallback(
    (row: Row): Opened<Row, Fields> => {
      // The form starts with its kept draft.
      const start = { initial: fieldsOf(row), draftName: draftNameOf(row) };
      return { row, form: createFormStore<Fields>(start, drafts) };
    },
    [draftNameOf, fieldsOf, drafts],
  );
  const open = useCallback(
    (row: Row) =>
      setOpened((now) => {
        if (now && sameId(now.row.id, row.id)) return now;
        return now?.form.snapshot().isSaving ? { ...now, next: row } : begin(row);
      }),
    [begin],
  );
  if (!opened) return { edited: null, open };
  const { form } = opened;
  const row = presentRow(rows, opened.row);
  const change = (next: (now: Opened<Row, Fields>) => Opened<Row, Fields> | null) =>
    setOpened((now) => (now?.form === form ? next(now) : now));
  const rules: FormRules<Fields, Value, Problem> = {
    initial: fieldsOf(row),
    check,
    async onSubmit(value) {
      const outcome = await onSave(row, value);
      // After a failure this row stays open.
      if (!outcome.ok) change((now) => ({ row: now.row, form }));
      return outcome;
    },
    onDone: () => change(({ next }) => (next ? begin(next) : null)),
  };
  return { edited: { row, form, rules }, open };
}

type EditedForm<Fields extends object, Value, Problem> = Pick<
  EditedRow<unknown, Fields, Value, Problem>,
  'form' | 'rules'
>;

/** Save and Cancel of a row being edited. */
function RowButtons<Fields extends object, Value, Problem>(
  props: EditedForm<Fields, Value, Problem>,
) {
  const form = useFormStore(props.form, props.rules);
  return (
    <>
      <Button size="small" variant="primary" isBusy={form.isSaving} onClick={form.onSubmit}>
        {t('general.save')}
      </Button>
      <Button size="small" isDisabled={form.isSaving} onClick={form.onAbandon}>
        {t('general.cancel')}
      </Button>
    </>
  );
}

type Texts<Name extends string> = Readonly<Record<Name, string>>;

/** An input of a row being edited. */
export interface EditedField<Name extends string> {
  readonly name: Name;
  readonly label: string;
  readonly input?: Pick<TextInputProps, 'type' | 'suggestions'>;
  /** Returns a warning about what is typed. */
  readonly hintOf?: (texts: Texts<Name>) => string | undefined;
}

interface EditedCellProps<Name extends string, Value> extends EditedForm<
  Texts<Name>,
  Value,
  Problems<Name>
> {
  field: EditedField<Name>;
  isOnly: boolean;
}

/** The only input of a row also shows why saving failed. For several inputs the page shows that above the table. */
function EditedCell<Name extends string, Value>(props: EditedCellProps<Name, Value>) {
  const { field, isOnly } = props;
  const { name, label, input, hintOf } = field;
  const form = useFormStore(props.form, props.rules);
  const failure = isOnly ? form.error : null;
  return (
    <Field
      label={label}
      isLabelHidden
      isRequired
      error={failure ?? fieldError(form, name)}
      hint={hintOf?.(form.fields)}
    >
      <TextInput
        {...input}
        size="small"
        value={form.fields[name]}
        readOnly={form.isSaving}
        onValueChange={(text) => form.onChange({ ...form.fields, [name]: text })}
        onBlur={() => form.onLeave(name)}
      />
    </Field>
  );
}

/** Returns the edited row for its table, with an input in each column that has a field. */
export function editingOf<Row extends Identified, Name extends string, Value>(
  { row, form, rules }: EditedRow<Row, Texts<Name>, Value, Problems<Name>>,
  fields: readonly EditedField<Name>[],
): RowEditing {
  const cells = fields.map((field) => [
    field.name,
    <EditedCell
      key={field.name}
      form={form}
      rules={rules}
      field={field}
      isOnly={fields.length === 1}
    />,
  ]);
  return {
    key: String(row.id),
    cells: Object.fromEntries(cells),
    actions: <RowButtons form={form} rules={rules} />,
    onSave: () => form.submit(rules),
    onCancel: () => {
      // Escape closes the row but keeps its draft.
      if (!form.snapshot().isSaving) rules.onDone();
    },
  };
}
