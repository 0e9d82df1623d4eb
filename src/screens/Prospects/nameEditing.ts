import type { FormDrafts } from '#components/Form/formDrafts.ts';
import { createFormStore } from '#components/Form/formStore.ts';
import type { Prospect } from '#domain/companies/prospect.ts';
import { companyOf } from '#domain/companies/prospectForm.ts';
import { namedRows } from './namedRows.tsx';
import type { NameFields } from './useNameEdits.ts';

/** The form of a row, with what was typed into it before. */
const formOf = ({ id }: Prospect, drafts: FormDrafts) =>
  createFormStore<NameFields>(
    { initial: { name: '' }, draft: { name: `prospectNames.${id}` } },
    drafts,
  );

/** What filling in a name needs. */
export const nameEditing = { formOf, companyOf, namedRows };
