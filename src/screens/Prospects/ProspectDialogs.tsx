import { useMemo } from 'react';
import { Combobox } from '#components/Combobox/Combobox.tsx';
import { Field } from '#components/Field/Field.tsx';
import { useForm } from '#components/Form/useForm.ts';
import { TextInput } from '#components/TextInput/TextInput.tsx';
import type { CompanySearch } from '#contracts/companySearch.ts';
import {
  prospectLabel,
  type Prospect,
  type ProspectDraft,
  type ProspectColumn,
} from '#domain/companies/prospect.ts';
import { checkProspect, companyOf, isProspectKnown } from '#domain/companies/prospectForm.ts';
import { prospectPaste } from '#domain/companies/prospectList.ts';
import { draftNameOf } from '#domain/entities/entityForm.ts';
import type { Outcome } from '#contracts/collection.ts';
import { sameId } from '#domain/lists/entityId.ts';
import { itemsOf } from '#domain/lists/remote.ts';
import { t } from '#domain/words/translate.ts';
import type { AllRows } from '../paste/useExistingRows.ts';
import { DraftDialog } from '../form/DraftDialog.tsx';
import { ListDialogs, type OpenDialog } from '../list/ListDialogs.tsx';

interface ProspectFormProps {
  /** The person to edit; null adds one. */
  prospect: Prospect | null;
  prospects: readonly Prospect[];
  companySearch: CompanySearch;
  onSave: (draft: ProspectDraft) => Promise<Outcome>;
  onClose: () => void;
}

/**
 * The dialog that adds a prospect, or edits a draft of one that no refresh overwrites (D38). The company must be one of the
 * target companies (D37).
 */
function ProspectForm({ prospect, prospects, companySearch, onSave, onClose }: ProspectFormProps) {
  const { choices, hasAllChoices, selected } = companySearch;
  const company = prospect && companyOf(prospect, choices, hasAllChoices);
  const initial = {
    name: prospect?.name ?? '',
    role: prospect?.role ?? '',
    email: prospect?.email ?? '',
    companyName: company?.name ?? prospect?.companyName ?? '',
    /** Blank when the name above matches no company. */
    companyId: company ? String(company.id) : '',
  };
  /** Returns the chosen company, and the fields with its name. */
  const withChosen = (fields: typeof initial) => {
    const chosen = choices.find(({ id }) => String(id) === fields.companyId);
    // The form does not show the foreign id, which stays as it is in the row.
    const { foreignId = '' } = prospect ?? {};
    const companyName = chosen?.name ?? fields.companyName;
    return { chosen, person: { ...fields, companyName, foreignId } };
  };
  const form = useForm({
    initial,
    draftName: draftNameOf('prospects', prospect),
    check: (typed: typeof initial) => {
      const { person: whole, chosen: one } = withChosen(typed);
      return checkProspect(whole, choices, one?.id, prospect ?? undefined);
    },
    onSubmit: onSave,
    onDone: onClose,
  });
  const { fields, checked } = form;
  const { chosen, person } = withChosen(fields);
  const fieldOf = (field: ProspectColumn) => {
    const problem = checked.isValid ? undefined : checked.problems[field];
    // A company that is no longer a target blocks the submit, so the error is shown at once.
    const isOfOld = prospect !== null && field === 'companyName';
    return {
      label: t(`prospects.field.${field}`),
      isRequired: field !== 'email',
      error: problem && (isOfOld || form.showsError(field)) ? t(problem) : undefined,
    };
  };
  const inputOf = (field: 'name' | 'role' | 'email') => (
    <TextInput
      type={field === 'email' ? 'email' : 'text'}
      value={fields[field]}
      autoFocus={field === 'name'}
      onValueChange={(text) => form.onChange({ [field]: text })}
      onBlur={() => form.onLeave(field)}
    />
  );
  const isKnown = isProspectKnown(person, prospects, prospect?.id);
  const joins = !prospect && chosen && !selected.some(({ id }) => sameId(id, chosen.id));
  return (
    <DraftDialog
      form={form}
      title={t(prospect ? 'prospects.edit.title' : 'prospects.add.title')}
      submitLabel={t(prospect ? 'general.save' : 'prospects.add.submit')}
      busyLabel={t(prospect ? 'general.saving' : 'general.adding')}
      labelOf={(field) => t(`prospects.field.${field === 'companyId' ? 'companyName' : field}`)}
    >
      <Field {...fieldOf('name')} hint={isKnown ? t('warning.duplicateProspect') : undefined}>
        {inputOf('name')}
      </Field>
      <Field {...fieldOf('role')}>{inputOf('role')}</Field>
      <Field
        {...fieldOf('companyName')}
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
      <Field {...fieldOf('email')}>{inputOf('email')}</Field>
    </DraftDialog>
  );
}

export interface ProspectDialogsProps extends OpenDialog<Prospect, ProspectDraft> {
  companySearch: CompanySearch;
  /** The people at all target companies. */
  everybody: AllRows<Prospect>;
}

/** The dialogs of the page, one of which may be open. */
export function ProspectDialogs({ companySearch, everybody, ...open }: ProspectDialogsProps) {
  const paste = useMemo(() => prospectPaste(companySearch.choices), [companySearch.choices]);
  return (
    <ListDialogs
      {...open}
      area="prospects"
      paste={paste}
      all={everybody}
      labelOf={prospectLabel}
      renderForm={(row, onSave) => (
        <ProspectForm
          prospect={row}
          prospects={itemsOf(open.collection.remote)}
          companySearch={companySearch}
          onSave={onSave}
          onClose={open.onClose}
        />
      )}
    />
  );
}
