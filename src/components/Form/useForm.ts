import { use, useState } from 'react';
import { FormDraftsContext } from './formDrafts.ts';
import { createFormStore, type Checked, type FormStart, type SendRules } from './formStore.ts';
import { useFormStore, type Form } from './useFormStore.ts';

export type FormRules<Fields, Value, Problem> = FormStart<Fields> &
  SendRules<Fields, Value, Problem>;

/** The state of one form: its draft, its errors, and one request for one submit. A failure discards nothing. */
export function useForm<Fields extends object, Value, Problem>(
  rules: FormRules<Fields, Value, Problem>,
): Form<Fields> & { readonly checked: Checked<Value, Problem> } {
  const drafts = use(FormDraftsContext);
  const [store] = useState(() => createFormStore<Fields>(rules, drafts));
  return useFormStore(store, rules);
}
