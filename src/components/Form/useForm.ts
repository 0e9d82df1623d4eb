import { useReducer, useRef } from 'react';
import { formStep, isDirty, newForm, type FormEvent, type FormState } from './formState.ts';

/** What the rules say of the fields: what to send, or which field lacks what. */
export type Checked<Value, Problem> =
  | { readonly isValid: true; readonly value: Value }
  | { readonly isValid: false; readonly problems: Problem };

/** How sending ended. */
export type Sent = { readonly ok: true } | { readonly ok: false; readonly message: string };

export interface FormRules<Fields, Value, Problem> {
  /** What stands in the form at first; later changes of it never overwrite what is being typed. */
  readonly initial: Fields;
  readonly check: (fields: Fields) => Checked<Value, Problem>;
  readonly onSubmit: (value: Value) => Promise<Sent>;
  /** Called after a success. */
  readonly onDone: () => void;
}

export interface Form<Fields> {
  readonly fields: Fields;
  readonly isDirty: boolean;
  readonly isValid: boolean;
  readonly isSaving: boolean;
  readonly error: string | null;
  /** Someone has been in a field, or tried to send, and something is still missing. */
  readonly isMissingSomething: boolean;
  /** True where a field may say what it lacks. */
  readonly mayComplain: (field: keyof Fields) => boolean;
  readonly onChange: (change: Partial<Fields>) => void;
  readonly onLeave: (field: keyof Fields) => void;
  readonly onRefuse: () => void;
  readonly onSubmit: () => void;
}

/** The state of one form: draft, problems, one request for one submit, and nothing lost when it fails. */
export function useForm<Fields extends object, Value, Problem>(
  rules: FormRules<Fields, Value, Problem>,
): Form<Fields> & { readonly checked: Checked<Value, Problem> } {
  const [state, dispatch] = useReducer<FormState<Fields>, Fields, [FormEvent<Fields>]>(
    formStep,
    rules.initial,
    newForm,
  );
  const isSending = useRef(false);
  const checked = rules.check(state.fields);

  const send = async (value: Value) => {
    if (isSending.current) return;
    isSending.current = true;
    dispatch({ type: 'sent' });
    const sent = await rules.onSubmit(value);
    isSending.current = false;
    if (sent.ok) rules.onDone();
    else dispatch({ type: 'failed', error: sent.message });
  };

  return {
    checked,
    fields: state.fields,
    isDirty: isDirty(state),
    isValid: checked.isValid,
    isSaving: state.isSaving,
    error: state.error,
    isMissingSomething: !checked.isValid && (state.wasRefused || state.touched.size > 0),
    mayComplain: (field) => state.wasRefused || state.touched.has(field),
    onChange: (change) => dispatch({ type: 'typed', change }),
    onLeave: (field) => dispatch({ type: 'left', field }),
    onRefuse: () => dispatch({ type: 'refused' }),
    onSubmit: () => {
      if (checked.isValid) void send(checked.value);
      else dispatch({ type: 'refused' });
    },
  };
}
