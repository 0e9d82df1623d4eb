import { use, useState, useSyncExternalStore } from 'react';
import { FormDraftsContext } from './formDrafts.ts';
import { changedSince, isDirty } from './formState.ts';
import {
  createFormStore,
  type Checked,
  type FormStart,
  type FormStore,
  type SendRules,
} from './formStore.ts';
import { useAfterPress } from './useAfterPress.ts';
import { useLeaveWarning } from './useLeaveWarning.ts';

export interface Form<Fields> {
  readonly fields: Fields;
  readonly isDirty: boolean;
  readonly isValid: boolean;
  readonly isSaving: boolean;
  /** Sending takes longer than the limit. */
  readonly isSlow: boolean;
  readonly error: string | null;
  /** A field was visited or a submit was tried, and something is still missing. */
  readonly isMissingSomething: boolean;
  /** True when a field shows its error. */
  readonly showsError: (field: keyof Fields) => boolean;
  readonly onChange: (change: Partial<Fields>) => void;
  readonly onLeave: (field: keyof Fields) => void;
  readonly onRefuse: () => void;
  readonly onSubmit: () => void;
  /** Called when the person stops waiting: the form can be edited again, whatever the request's result. */
  readonly onStopWaiting: () => void;
  /** The values are from a restored draft. */
  readonly isRestored: boolean;
  /** Discards what was restored and typed. */
  readonly onDiscard: () => void;
  /** The fields that somebody else has changed since, with their present values. Save replaces them. */
  readonly changedSince: readonly { readonly field: keyof Fields; readonly now: unknown }[];
  /** Closes the form and discards the draft. */
  readonly onAbandon: () => void;
}

/** The state of one form: its draft, its errors, and one request for one submit. A failure discards nothing. */
export function useForm<Fields extends object, Value, Problem>(
  rules: FormStart<Fields> & SendRules<Fields, Value, Problem>,
): Form<Fields> & { readonly checked: Checked<Value, Problem> } {
  const drafts = use(FormDraftsContext);
  const [store] = useState(() => createFormStore<Fields>(rules, drafts));
  return useFormStore(store, rules);
}

/** Connects a form store to the component that shows it. */
export function useFormStore<Fields extends object, Value, Problem>(
  store: FormStore<Fields>,
  rules: SendRules<Fields, Value, Problem>,
): Form<Fields> & { readonly checked: Checked<Value, Problem> } {
  const { dispatch } = store;
  const state = useSyncExternalStore(store.subscribe, store.snapshot);
  const press = useAfterPress();
  const checked = rules.check(state.fields);
  const isChanged = isDirty(state);
  useLeaveWarning(isChanged && !state.isSaving);
  const { now } = rules;
  return {
    checked,
    fields: state.fields,
    isDirty: isChanged,
    isValid: checked.isValid,
    isSaving: state.isSaving,
    isSlow: state.isSlow,
    error: state.error,
    isMissingSomething: !checked.isValid && (state.wasRefused || state.touched.size > 0),
    showsError: (field) => state.wasRefused || state.touched.has(field),
    onChange: (change) => dispatch({ type: 'typed', change }),
    // A dialog moves the focus while it opens, on touch devices away and back. That does not count as leaving a field.
    onLeave: (field) => {
      // An error message moves the controls below it.
      if (press.wasInField()) press.after(() => dispatch({ type: 'left', field }));
    },
    onRefuse: () => dispatch({ type: 'refused' }),
    onSubmit: () => store.submit(rules),
    onStopWaiting: store.stopWaiting,
    isRestored: state.isRestored && isChanged,
    onDiscard: () => dispatch({ type: 'discarded' }),
    changedSince: now ? changedSince(state, now).map((field) => ({ field, now: now[field] })) : [],
    onAbandon: () => {
      store.dropDraft();
      rules.onDone();
    },
  };
}
