import type { FormDrafts } from './formDrafts.ts';
import { formStep, isDirty, newForm, type FormEvent, type FormState } from './formState.ts';
import { draftToKeep, mergeDraft, type DraftPart } from './mergeDraft.ts';

/** The result of the check: what to send, or the errors of the fields. */
export type Checked<Value, Problem> =
  | { readonly isValid: true; readonly value: Value }
  | { readonly isValid: false; readonly problems: Problem };

/** The result of sending. */
export type Sent = { readonly ok: true } | { readonly ok: false; readonly message: string };

/** How the draft is stored until it is sent or discarded. */
export interface DraftRules<Fields> {
  readonly name: string;
  /** What the person sees of the row that is edited: each part that changed meanwhile is asked about. A new row has none. */
  readonly parts?: readonly DraftPart<Fields>[];
  /** The values that the form has after a reload, when they differ from `initial`. */
  readonly blank?: Fields;
}

export interface FormStart<Fields> {
  /** The initial values. Later changes of them never overwrite what is being typed. */
  readonly initial: Fields;
  /** When absent, no draft is stored. */
  readonly draft?: DraftRules<Fields>;
}

export interface SendRules<Fields, Value, Problem> {
  readonly check: (fields: Fields) => Checked<Value, Problem>;
  readonly onSubmit: (value: Value) => Promise<Sent>;
  /** After this time a message says that sending takes a while, and offers to stop waiting. */
  readonly slowAfterMs: number;
  /** Called after a success, and when the form is discarded or closed for later. */
  readonly onDone: () => void;
}

/** One form. It is stored outside of React, so that sending continues while it is not rendered. */
export interface FormStore<Fields> {
  readonly snapshot: () => FormState<Fields>;
  readonly subscribe: (listener: () => void) => () => void;
  readonly dispatch: (event: FormEvent<Fields>) => void;
  /** Sends valid values, one request at a time; otherwise shows the errors. */
  readonly submit: <Value, Problem>(rules: SendRules<Fields, Value, Problem>) => void;
  readonly stopWaiting: () => void;
  /** Discards the draft. */
  readonly dropDraft: () => void;
}

function startOf<Fields extends object>(
  { initial, draft }: FormStart<Fields>,
  kept: unknown,
): FormState<Fields> {
  const { restored, conflicts } = mergeDraft(kept, initial, draft?.parts);
  return formStep(newForm(initial), { type: 'restored', change: restored, conflicts });
}

/** Creates a form: its state, its draft, and one request for one submit. */
export function createFormStore<Fields extends object>(
  start: FormStart<Fields>,
  drafts: FormDrafts,
): FormStore<Fields> {
  const { initial, draft } = start;
  const listeners = new Set<() => void>();
  const keptOf = () => (draft ? JSON.stringify(drafts.read(draft.name)) : undefined);
  /** The draft as this form knows it. A draft that another tab stored for the same row must not be dropped here. */
  let known = keptOf();
  let state = startOf(start, draft && drafts.read(draft.name));
  let sending: symbol | null = null;

  const dropDraft = () => {
    if (draft && keptOf() === known) drafts.drop(draft.name);
  };
  const keepDraft = () => {
    if (!draft) return;
    if (!isDirty(state)) return dropDraft();
    drafts.write(draft.name, draftToKeep(initial, state.fields, draft.parts, draft.blank));
    known = keptOf();
  };
  const dispatch = (event: FormEvent<Fields>) => {
    // The draft is dropped and the form closes when it has been sent: what is typed meanwhile would be lost.
    if (event.type === 'typed' && sending && draft) return;
    const before = state.fields;
    const wasAsking = state.conflicts.length > 0;
    state = formStep(state, event);
    if (state.fields !== before || wasAsking) keepDraft();
    for (const listener of listeners) listener();
  };

  const send = async <Value, Problem>(value: Value, rules: SendRules<Fields, Value, Problem>) => {
    if (sending) return;
    const mine = Symbol('sending');
    sending = mine;
    drafts.flush();
    dispatch({ type: 'sent' });
    const slow = setTimeout(() => {
      if (sending === mine) dispatch({ type: 'slowed' });
    }, rules.slowAfterMs);
    const sent = await rules.onSubmit(value);
    clearTimeout(slow);
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
    stopWaiting() {
      sending = null;
      dispatch({ type: 'letGo' });
    },
    dropDraft,
  };
}
