import { Combobox } from '#components/Combobox/Combobox.tsx';
import { Field } from '#components/Field/Field.tsx';
import { useForm } from '#components/Form/useForm.ts';
import { TextInput } from '#components/TextInput/TextInput.tsx';
import type { CompanySearch } from '#domain/companies/companyFinding.ts';
import type {
  Prospect,
  ProspectDraft,
  ProspectField,
  ProspectFields,
} from '#domain/companies/prospect.ts';
import { checkProspect, companyOf, isProspectKnown } from '#domain/companies/prospectForm.ts';
import { draftNameOf } from '#domain/entities/entityForm.ts';
import type { Outcome } from '#domain/lists/collection.ts';
import { sameId } from '#domain/lists/entityId.ts';
import { t } from '#domain/words/translate.ts';
import { DraftDialog } from '../form/DraftDialog.tsx';

/** What the form about a prospect contains. */
interface FormFields extends ProspectFields {
  /** The id of the company in `companyName`; blank when it matches none. */
  readonly companyId: string;
}

const blank: FormFields = { name: '', role: '', companyName: '', companyId: '' };

/** Returns the fields to start with; blank ones for a new prospect. */
function formFieldsOf(
  prospect: Prospect | null,
  { choices, hasAllChoices }: Pick<CompanySearch, 'choices' | 'hasAllChoices'>,
): FormFields {
  if (!prospect) return blank;
  const company = companyOf(prospect, choices, hasAllChoices);
  return {
    name: prospect.name,
    role: prospect.role,
    companyName: company?.name ?? prospect.companyName,
    companyId: company ? String(company.id) : '',
  };
}

export interface ProspectFormProps {
  /** The person to edit; null adds one. */
  prospect: Prospect | null;
  prospects: readonly Prospect[];
  companies: CompanySearch;
  onSave: (draft: ProspectDraft) => Promise<Outcome>;
  onClose: () => void;
}

/**
 * The dialog that adds a prospect, or edits a draft of one that no refresh overwrites (D38). The company must be one of the
 * target companies (D37).
 */
export function ProspectForm({
  prospect,
  prospects,
  companies,
  onSave,
  onClose,
}: ProspectFormProps) {
  const { choices, selected } = companies;
  const chosenIn = ({ companyId }: FormFields) =>
    choices.find(({ id }) => String(id) === companyId);
  const initial = formFieldsOf(prospect, companies);
  const form = useForm({
    initial,
    draftName: draftNameOf('prospects', prospect),
    check: (fields: FormFields) => {
      const chosen = chosenIn(fields);
      return checkProspect(
        { ...fields, companyName: chosen?.name ?? fields.companyName },
        choices,
        chosen?.id,
      );
    },
    onSubmit: onSave,
    onDone: onClose,
  });
  const { fields, checked } = form;
  const chosen = chosenIn(fields);
  const isAdding = prospect === null;
  const problemOf = (field: ProspectField) => {
    const problem = checked.isValid ? undefined : checked.problems[field];
    // A company that is no longer a target blocks the submit, so the error is shown at once.
    const isOfOld = !isAdding && field === 'companyName';
    return problem && (isOfOld || form.showsError(field)) ? t(problem) : undefined;
  };
  const isKnown = isProspectKnown(
    { name: fields.name, companyName: chosen?.name ?? fields.companyName },
    prospects,
    prospect?.id,
  );
  const joins = isAdding && chosen && !selected.some(({ id }) => sameId(id, chosen.id));
  const inputOf = (field: 'name' | 'role') => (
    <TextInput
      value={fields[field]}
      autoFocus={field === 'name'}
      onValueChange={(text) => form.onChange({ [field]: text })}
      onBlur={() => form.onLeave(field)}
    />
  );
  return (
    <DraftDialog
      form={form}
      title={t(isAdding ? 'prospects.add.title' : 'prospects.edit.title')}
      submitLabel={isAdding ? t('prospects.add.submit') : t('general.save')}
      busyLabel={isAdding ? t('general.adding') : t('general.saving')}
      labelOf={(field) => t(`prospects.field.${field === 'companyId' ? 'companyName' : field}`)}
    >
      <Field
        label={t('prospects.field.name')}
        isRequired
        error={problemOf('name')}
        hint={isKnown ? t('warning.duplicateProspect') : undefined}
      >
        {inputOf('name')}
      </Field>
      <Field label={t('prospects.field.role')} isRequired error={problemOf('role')}>
        {inputOf('role')}
      </Field>
      <Field
        label={t('prospects.field.companyName')}
        isRequired
        error={problemOf('companyName')}
        hint={joins ? t('prospects.field.companyJoins') : undefined}
      >
        <Combobox
          value={chosen ? fields.companyId : null}
          initialText={fields.companyName}
          options={choices.map(({ id, name, description }) => ({
            value: String(id),
            label: name,
            ...(description !== undefined && { description }),
          }))}
          openLabel={t('prospects.field.companyOpen')}
          noMatchLabel={t('prospects.field.companyNone')}
          onTextChange={(companyName) => form.onChange({ companyName })}
          onValueChange={(companyId) => form.onChange({ companyId: companyId ?? '' })}
          onBlur={() => form.onLeave('companyName')}
        />
      </Field>
    </DraftDialog>
  );
}
