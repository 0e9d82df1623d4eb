import { Field } from '#components/Field/Field.tsx';
import { useForm } from '#components/Form/useForm.ts';
import { TextArea } from '#components/TextArea/TextArea.tsx';
import { TextInput } from '#components/TextInput/TextInput.tsx';
import type { Outcome } from '#domain/lists/collection.ts';
import type { TargetCompany, TargetCompanyDraft } from '#domain/companies/targetCompany.ts';
import {
  blankTargetCompanyFields,
  checkTargetCompany,
  type TargetCompanyField,
} from '#domain/companies/targetCompanyForm.ts';
import { limits } from '#domain/settings/limits.ts';
import { t } from '#domain/words/translate.ts';
import { DraftDialog } from '../shared/form/DraftDialog.tsx';
import { textParts } from '../shared/form/textParts.ts';

const fieldNames = ['name', 'description', 'recentNews', 'initiatives'] as const;
const required: ReadonlySet<TargetCompanyField> = new Set(['name', 'description']);

const labelOf = (field: TargetCompanyField) => t(`targetCompanies.field.${field}`);

function fieldsOf({ name, description, recentNews, initiatives }: TargetCompanyDraft) {
  return { name, description, recentNews, initiatives };
}

export interface TargetCompanyFormProps {
  /** The company that is edited; nothing adds one. */
  company: TargetCompany | null;
  onSave: (draft: TargetCompanyDraft) => Promise<Outcome>;
  onClose: () => void;
}

/** The one dialog for a target company: adds, or edits a draft that no refresh overwrites (D38). */
export function TargetCompanyForm({ company, onSave, onClose }: TargetCompanyFormProps) {
  const form = useForm({
    initial: fieldsOf(company ?? blankTargetCompanyFields),
    draft: company
      ? { name: `targetCompanies.${company.id}`, parts: textParts(fieldNames, labelOf) }
      : { name: 'targetCompanies.new' },
    check: checkTargetCompany,
    onSubmit: onSave,
    slowAfterMs: limits.stillWorkingMs,
    onDone: onClose,
  });
  const { fields, checked } = form;
  const isAdding = company === null;
  const problemOf = (field: TargetCompanyField) => {
    const problem = checked.isValid ? undefined : checked.problems[field];
    return problem && form.showsError(field) ? t(problem) : undefined;
  };
  const inputOf = (field: TargetCompanyField) => {
    const props = {
      value: fields[field],
      onValueChange: (text: string) => form.onChange({ [field]: text }),
      onBlur: () => form.onLeave(field),
    };
    return field === 'name' ? <TextInput {...props} autoFocus /> : <TextArea {...props} />;
  };
  return (
    <DraftDialog
      form={form}
      title={t(isAdding ? 'targetCompanies.add.title' : 'targetCompanies.edit.title')}
      submitLabel={isAdding ? t('targetCompanies.add.submit') : t('general.save')}
      busyLabel={isAdding ? t('targetCompanies.form.busy') : t('general.saving')}
    >
      {fieldNames.map((field) => (
        <Field
          key={field}
          label={labelOf(field)}
          isRequired={required.has(field)}
          error={problemOf(field)}
        >
          {inputOf(field)}
        </Field>
      ))}
    </DraftDialog>
  );
}
