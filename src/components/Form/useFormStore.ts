import { useSyncExternalStore } from 'react';
import { isDirty } from './formState.ts';
import type { Checked, FormStore, SendRules } from './formStore.ts';
import type { DraftConflict } from './mergeDraft.ts';
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
  readonly onStartOver: () => void;
  /** Restored fields that were also changed elsewhere; the person chooses before the form is shown. */
  readonly conflicts: readonly DraftConflict<Fields>[];
  /** Restores the person's own values of these parts; the others stay as they are now. */
  readonly onDecide: (mine: readonly DraftConflict<Fields>[]) => void;
  /** Closes the form and stores the draft. */
  readonly onPutAside: () => void;
  /** Closes the form and discards the draft. */
  readonly onAbandon: () => void;
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
    onStartOver: () => dispatch({ type: 'startedOver' }),
    conflicts: state.conflicts,
    onDecide: (mine) => dispatch({ type: 'decided', mine }),
    onPutAside: rules.onDone,
    onAbandon: () => {
      store.dropDraft();
      rules.onDone();
    },
  };
}
