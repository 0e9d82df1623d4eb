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
  /** Sending takes long. */
  readonly isSlow: boolean;
  readonly error: string | null;
  /** Someone has been in a field, or tried to send, and something is still missing. */
  readonly isMissingSomething: boolean;
  /** True where a field may say what it lacks. */
  readonly showsError: (field: keyof Fields) => boolean;
  readonly onChange: (change: Partial<Fields>) => void;
  readonly onLeave: (field: keyof Fields) => void;
  readonly onRefuse: () => void;
  readonly onSubmit: () => void;
  /** The person does not wait any longer: the form is theirs again, whatever becomes of what was sent. */
  readonly onStopWaiting: () => void;
  /** What stands in the form was typed before, and came back. */
  readonly isRestored: boolean;
  readonly onStartOver: () => void;
  /** What came back and was changed elsewhere meanwhile; it is asked about before the form is shown. */
  readonly conflicts: readonly DraftConflict<Fields>[];
  /** The person has chosen: these are to be as they typed them, the others stay as they are now. */
  readonly onDecide: (mine: readonly DraftConflict<Fields>[]) => void;
  /** Closes the form and keeps what was typed for another time. */
  readonly onPutAside: () => void;
  /** The person closes the form and lets go of what was typed. */
  readonly onAbandon: () => void;
}

/** A form that lives outside of what shows it. */
export function useFormStore<Fields extends object, Value, Problem>(
  store: FormStore<Fields>,
  rules: SendRules<Fields, Value, Problem>,
): Form<Fields> & { readonly checked: Checked<Value, Problem> } {
  const { dispatch } = store;
  const state = useSyncExternalStore(store.subscribe, store.snapshot);
  const afterPress = useAfterPress();
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
    // What a field says moves what stands below it.
    onLeave: (field) => afterPress(() => dispatch({ type: 'left', field })),
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
