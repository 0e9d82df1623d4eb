import { use, useEffect, useState, useSyncExternalStore } from 'react';
import { FormDraftsContext } from './formDrafts.ts';
import { createFormStore, differing, type FormRules, type FormStore } from './formStore.ts';
import { useAfterPress } from './useAfterPress.ts';

export type Form<Fields extends object> = ReturnType<typeof useFormStore<Fields, unknown, unknown>>;

/** The state of one form: its draft, its errors, and one request for one submit. A failure discards nothing. */
export function useForm<Fields extends object, Value, Problem>(
  rules: FormRules<Fields, Value, Problem>,
) {
  const drafts = use(FormDraftsContext);
  const [store] = useState(() => createFormStore<Fields>(rules, drafts));
  return useFormStore(store, rules);
}

/** Connects a form store to the component that shows it. */
export function useFormStore<Fields extends object, Value, Problem>(
  store: FormStore<Fields>,
  rules: FormRules<Fields, Value, Problem>,
) {
  const state = useSyncExternalStore(store.subscribe, store.snapshot);
  const press = useAfterPress();
  const { base, touched, ...shown } = state;
  const { fields, isDirty, isSaving } = shown;
  const checked = rules.check(fields);
  useLeaveWarning(isDirty && !isSaving);
  const now = rules.initial;
  return {
    ...shown,
    checked,
    /** A field was visited or a submit was tried, and something is still missing. */
    isMissingSomething: !checked.isValid && touched.size > 0,
    /** The fields that somebody else has changed since the typing began, with their present values. Save replaces them. */
    changedSince: differing(now, base)
      .filter((field) => differing(now, fields).includes(field))
      .map((field) => ({ field, now: now[field] })),
    /** True when a field shows its error. */
    showsError: (field: keyof Fields) => touched.has(field),
    onChange: store.type,
    onLeave: (field: keyof Fields) => {
      // A dialog moves the focus while it opens, on touch devices away and back. That does not count as leaving a field.
      // An error message moves the controls below it.
      if (press.wasInField()) press.after(() => store.leave(field));
    },
    /** Sends the values, or shows what is missing. */
    onSubmit: () => store.submit(rules),
    /** Called when the person stops waiting: the form can be edited again, whatever the request's result. */
    onStopWaiting: store.stopWaiting,
    onDiscard: store.discard,
    /** Closes the form and discards the draft. */
    onAbandon: () => {
      store.dropDraft();
      rules.onDone();
    },
  };
}

/** Lets the browser ask before the page is closed or reloaded while something is unsaved. */
function useLeaveWarning(isUnsaved: boolean): void {
  useEffect(() => {
    if (!isUnsaved) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isUnsaved]);
}
