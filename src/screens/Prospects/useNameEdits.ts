import { use, useCallback, useState } from 'react';
import { FormDraftsContext } from '#components/Form/formDrafts.ts';
import { createFormStore, type FormStore, type SendRules } from '#components/Form/formStore.ts';
import type { TargetCompanyChoice } from '#domain/companies/companyFinding.ts';
import type { Prospect, ProspectDraft } from '#domain/companies/prospect.ts';
import { companyOf } from '#domain/companies/prospectForm.ts';
import type { Problems } from '#domain/lists/check.ts';
import type { Outcome } from '#domain/lists/collection.ts';
import { presentRow, sameId } from '#domain/lists/entityId.ts';
import { limits } from '#domain/settings/limits.ts';

export interface NameFields {
  readonly name: string;
}

/** A row whose name is being filled in. */
export interface NameEdit {
  readonly prospect: Prospect;
  readonly form: FormStore<NameFields>;
  readonly rules: SendRules<NameFields, string, Problems<'name'>>;
}

interface Inputs {
  readonly prospects: readonly Prospect[];
  readonly choices: readonly TargetCompanyChoice[];
  readonly onEdit: (prospect: Prospect, draft: ProspectDraft) => Promise<Outcome>;
}

const check: NameEdit['rules']['check'] = ({ name }) =>
  name.trim() === ''
    ? { isValid: false, problems: { name: 'invalid.name' } }
    : { isValid: true, value: name.trim() };

/** The rows whose names are being filled in. Each has its own form, which no refresh overwrites (D38). */
export function useNameEdits({ prospects, choices, onEdit }: Inputs) {
  const drafts = use(FormDraftsContext);
  const [opened, setOpened] = useState<readonly Pick<NameEdit, 'prospect' | 'form'>[]>([]);

  const open = useCallback(
    (prospect: Prospect) =>
      setOpened((now) => {
        if (now.some((other) => sameId(other.prospect.id, prospect.id))) return now;
        // The form starts with its kept draft.
        const draft = { name: `prospectNames.${prospect.id}` };
        const form = createFormStore<NameFields>({ initial: { name: '' }, draft }, drafts);
        return [...now, { prospect, form }];
      }),
    [drafts],
  );
  const edits = opened.map((edit): NameEdit => {
    const { form } = edit;
    const prospect = presentRow(prospects, edit.prospect);
    const rules = {
      now: { name: prospect.name },
      check,
      onSubmit: (name: string) => {
        const { companyName, role } = prospect;
        const targetCompanyId = prospect.targetCompanyId ?? companyOf(prospect, choices)?.id ?? '';
        return onEdit(prospect, { name, companyName, role, targetCompanyId });
      },
      slowAfterMs: limits.stillWorkingMs,
      onDone: () => setOpened((now) => now.filter((other) => other.form !== form)),
    };
    return { prospect, form, rules };
  });
  return { edits, open };
}
