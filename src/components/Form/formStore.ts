import type { FormDrafts } from './formDrafts.ts';
import { formStep, isDirty, newForm, type FormEvent, type FormState } from './formState.ts';

/** The result of the check: what to send, or the errors of the fields. */
export type Checked<Value, Problem> =
  | { readonly isValid: true; readonly value: Value }
  | { readonly isValid: false; readonly problems: Problem };

/** The result of sending. */
export type Sent = { readonly ok: true } | { readonly ok: false; readonly message: string };

/** How the draft is stored until it is sent or discarded. */
export interface DraftRules {
  readonly name: string;
  /** True for a new row, which nobody else can change and whose initial values may be gone after a reload. */
  readonly isNew?: boolean;
}

export interface FormStart<Fields> {
  /** The initial values. Later changes of them never overwrite what is being typed. */
  readonly initial: Fields;
  /** When absent, no draft is stored. */
  readonly draft?: DraftRules;
}

export interface SendRules<Fields, Value, Problem> {
  readonly check: (fields: Fields) => Checked<Value, Problem>;
  readonly onSubmit: (value: Value) => Promise<Sent>;
  /** After this time a message says that sending takes a while, and offers to stop waiting. */
  readonly slowAfterMs: number;
  /** Called after a success, and when the form is discarded or closed for later. */
  readonly onDone: () => void;
  /** The row as it is now, by which the form says what somebody else has changed. */
  readonly now?: Fields;
}

/** One form. It is stored outside of React, so that sending continues while it is not rendered. */
export interface FormStore<Fields> {
  readonly snapshot: () => FormState<Fields>;
  readonly subscribe: (listener: () => void) => () => void;
  readonly dispatch: (event: FormEvent<Fields>) => void;
  /** Sends valid values, one request at a time; otherwise shows the errors. */
  readonly submit: <Value, Problem>(rules: SendRules<Fields, Value, Problem>) => void;
  readonly stopWaiting: () => void;
  /** Removes the stored draft. */
  readonly dropDraft: () => void;
}

/** Creates a form: its state, its draft, and one request for one submit. */
export function createFormStore<Fields extends object>(
  { initial, draft }: FormStart<Fields>,
  drafts: FormDrafts,
): FormStore<Fields> {
  const listeners = new Set<() => void>();
  let state = newForm(initial, draft && drafts.read(draft.name));
  let sending: symbol | null = null;

  const dropDraft = () => {
    if (draft) drafts.drop(draft.name);
  };
  const keepDraft = () => {
    if (!draft) return;
    const { fields, base } = state;
    if (isDirty(state)) drafts.write(draft.name, draft.isNew ? { fields } : { fields, base });
    else dropDraft();
  };
  const dispatch = (event: FormEvent<Fields>) => {
    // The draft is dropped and the form closes when it has been sent: what is typed meanwhile would be lost.
    if (event.type === 'typed' && sending && draft) return;
    const before = state.fields;
    state = formStep(state, event);
    if (state.fields !== before) keepDraft();
    for (const listener of listeners) listener();
  };

  const stopWaiting = () => {
    sending = null;
    dispatch({ type: 'letGo' });
  };

  const send = async <Value, Problem>(value: Value, rules: SendRules<Fields, Value, Problem>) => {
    if (sending) return;
    const mine = Symbol('sending');
    sending = mine;
    dispatch({ type: 'sent' });
    const slow = setTimeout(() => {
      if (sending === mine) dispatch({ type: 'slowed' });
    }, rules.slowAfterMs);
    let sent: Sent;
    try {
      sent = await rules.onSubmit(value);
    } catch (cause) {
      // A handler that throws is a fault of the program, which is reported. The form must not stay locked by it.
      if (sending === mine) stopWaiting();
      throw cause;
    } finally {
      clearTimeout(slow);
    }
    if (sending !== mine) return;
    sending = null;
    if (!sent.ok) return dispatch({ type: 'failed', error: sent.message });
    dropDraft();
    rules.onDone();
  };

  return {
    snapshot: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    dispatch,
    submit(rules) {
      const checked = rules.check(state.fields);
      if (checked.isValid) void send(checked.value, rules);
      else dispatch({ type: 'refused' });
    },
    stopWaiting,
    dropDraft,
  };
}
