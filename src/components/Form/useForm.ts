import { use, useEffect, useReducer, useRef, useState } from 'react';
import { FormDraftsContext } from './formDrafts.ts';
import { formStep, isDirty, newForm, type FormEvent, type FormState } from './formState.ts';
import { keptFields } from './keptFields.ts';
import { useAfterPress } from './useAfterPress.ts';
import { useLeaveWarning } from './useLeaveWarning.ts';

/** What the rules say of the fields: what to send, or which field lacks what. */
export type Checked<Value, Problem> =
  | { readonly isValid: true; readonly value: Value }
  | { readonly isValid: false; readonly problems: Problem };

/** How sending ended. */
export type Sent = { readonly ok: true } | { readonly ok: false; readonly message: string };

export interface FormRules<Fields, Value, Problem> {
  /** What stands in the form at first; later changes of it never overwrite what is being typed. */
  readonly initial: Fields;
  /** The name under which what was typed is kept until it is sent or given up; without one nothing is kept. */
  readonly draft?: string;
  readonly check: (fields: Fields) => Checked<Value, Problem>;
  readonly onSubmit: (value: Value) => Promise<Sent>;
  /** After so long whoever waits is told that it takes a while, and need not wait any longer. */
  readonly slowAfterMs: number;
  /** Called after a success, and when the form is given up. */
  readonly onDone: () => void;
}

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
  readonly mayComplain: (field: keyof Fields) => boolean;
  readonly onChange: (change: Partial<Fields>) => void;
  readonly onLeave: (field: keyof Fields) => void;
  readonly onRefuse: () => void;
  readonly onSubmit: () => void;
  /** The person does not wait any longer: the form is theirs again, whatever becomes of what was sent. */
  readonly onStopWaiting: () => void;
  /** What stands in the form was typed before, and came back. */
  readonly isRestored: boolean;
  readonly onStartOver: () => void;
  /** The person closes the form and lets go of what was typed. */
  readonly onAbandon: () => void;
}

/** The state of one form: draft, problems, one request for one submit, and nothing lost when it fails. */
export function useForm<Fields extends object, Value, Problem>(
  rules: FormRules<Fields, Value, Problem>,
): Form<Fields> & { readonly checked: Checked<Value, Problem> } {
  const drafts = use(FormDraftsContext);
  const afterPress = useAfterPress();
  const [state, dispatch] = useReducer<FormState<Fields>, Fields, [FormEvent<Fields>]>(
    formStep,
    rules.initial,
    (initial) => startOf(initial, drafts.read(rules.draft ?? '')),
  );
  const [hasRestored, setRestored] = useState(isDirty(state));
  const sending = useRef<symbol | null>(null);
  const checked = rules.check(state.fields);
  const { draft } = rules;
  const { fields } = state;
  const isChanged = isDirty(state);
  useLeaveWarning(isChanged && !state.isSaving);
  useEffect(() => {
    if (draft === undefined) return;
    if (isChanged) drafts.write(draft, fields);
    else drafts.drop(draft);
  }, [drafts, draft, isChanged, fields]);
  const finish = () => {
    if (draft !== undefined) drafts.drop(draft);
    rules.onDone();
  };

  const send = async (value: Value) => {
    if (sending.current) return;
    const mine = Symbol('sending');
    sending.current = mine;
    dispatch({ type: 'sent' });
    const slow = setTimeout(() => {
      if (sending.current === mine) dispatch({ type: 'slowed' });
    }, rules.slowAfterMs);
    const sent = await rules.onSubmit(value);
    clearTimeout(slow);
    if (sending.current !== mine) return;
    sending.current = null;
    if (sent.ok) finish();
    else dispatch({ type: 'failed', error: sent.message });
  };

  return {
    checked,
    fields,
    isDirty: isChanged,
    isValid: checked.isValid,
    isSaving: state.isSaving,
    isSlow: state.isSlow,
    error: state.error,
    isMissingSomething: !checked.isValid && (state.wasRefused || state.touched.size > 0),
    mayComplain: (field) => state.wasRefused || state.touched.has(field),
    onChange: (change) => dispatch({ type: 'typed', change }),
    // What a field says moves what stands below it.
    onLeave: (field) => afterPress(() => dispatch({ type: 'left', field })),
    onRefuse: () => dispatch({ type: 'refused' }),
    onSubmit: () => {
      if (checked.isValid) void send(checked.value);
      else dispatch({ type: 'refused' });
    },
    onStopWaiting: () => {
      sending.current = null;
      dispatch({ type: 'letGo' });
    },
    isRestored: hasRestored && isChanged,
    onStartOver: () => {
      setRestored(false);
      dispatch({ type: 'typed', change: state.initial });
    },
    onAbandon: finish,
  };
}

function startOf<Fields extends object>(initial: Fields, kept: unknown): FormState<Fields> {
  const form = newForm(initial);
  const change = keptFields(initial, kept);
  return change === null ? form : formStep(form, { type: 'typed', change });
}
