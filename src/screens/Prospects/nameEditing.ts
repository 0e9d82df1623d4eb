import type { FormDrafts } from '#components/Form/formDrafts.ts';
import { createFormStore } from '#components/Form/formStore.ts';
import type { Prospect } from '#domain/companies/prospect.ts';
import { companyOf } from '#domain/companies/prospectForm.ts';
import { namedRows } from './namedRows.tsx';
import type { NameFields } from './useNameEdits.ts';

/** Creates the form of a row, starting with its kept draft. */
const formOf = ({ id }: Prospect, drafts: FormDrafts) =>
  createFormStore<NameFields>(
    { initial: { name: '' }, draft: { name: `prospectNames.${id}` } },
    drafts,
  );

/** The code that fills in names, in one chunk. */
export const nameEditing = { formOf, companyOf, namedRows };
