import type { FormDrafts } from './formDrafts.ts';

/** After this time a message says that sending takes a while, and offers to stop waiting. */
const slowAfterMs = 30_000;

/** The result of the check: what to send, or the errors of the fields. */
export type Checked<Value, Problem> =
  | { readonly isValid: true; readonly value: Value }
  | { readonly isValid: false; readonly problems: Problem };

/** The result of sending. */
export type Sent =
  | { readonly ok: true }
  | {
      readonly ok: false;
      readonly message: string;
      /** Says the failure beside the form, when the form does not wait for it any more. */
      readonly sayElsewhere?: () => void;
    };

export interface FormStart<Fields> {
  /** The row as it is. Later changes of it never overwrite what is being typed; the form says what has changed. */
  readonly initial: Fields;
  /** The name under which the draft is stored until it is sent or discarded. When absent, none is stored. */
  readonly draftName?: string;
  /** True for a new row, which nobody else can change and whose initial values may be gone after a reload. */
  readonly isNew?: boolean;
}

export interface FormRules<Fields, Value, Problem> extends FormStart<Fields> {
  readonly check: (fields: Fields) => Checked<Value, Problem>;
  readonly onSubmit: (value: Value) => Promise<Sent>;
  /** Called after a success, and when the form is discarded or closed for later. */
  readonly onDone: () => void;
}

/** The state of a form: its values, the visited fields, and the progress of sending. */
export interface FormState<Fields> {
  readonly fields: Fields;
  /** A value differs from the row as it was when the form was opened. */
  readonly isDirty: boolean;
  /** The row when the typing began, which may be before a reload. */
  readonly base: Fields;
  /** The visited fields, which show their errors; all of them once a submit was refused. */
  readonly touched: ReadonlySet<keyof Fields>;
  readonly isSaving: boolean;
  /** Sending takes longer than the limit. */
  readonly isSlow: boolean;
  readonly error: string | null;
  /** The values are from a restored draft. */
  readonly isRestored: boolean;
}

/** One form. It is stored outside of React, so that sending continues while it is not rendered. */
export type FormStore<Fields extends object> = ReturnType<typeof createFormStore<Fields>>;

/** Creates a form: its state, its draft, and one request for one submit. */
export function createFormStore<Fields extends object>(
  { initial, draftName, isNew = false }: FormStart<Fields>,
  drafts: FormDrafts,
) {
  const listeners = new Set<() => void>();
  let state = newForm(initial, draftName && drafts.read(draftName));
  /** The number of the latest request. The form does not show the answer to one that nobody waits for. */
  let request = 0;

  const update = (change: Partial<FormState<Fields>>) => {
    state = { ...state, ...change };
    for (const listener of listeners) listener();
  };
  const dropDraft = () => {
    if (draftName) drafts.drop(draftName);
  };
  const stopWaiting = () => {
    request += 1;
    update({ isSaving: false, isSlow: false });
  };

  const send = async <Value, Problem>(value: Value, rules: FormRules<Fields, Value, Problem>) => {
    request += 1;
    const mine = request;
    update({ isSaving: true, isSlow: false, error: null });
    const slow = setTimeout(() => mine === request && update({ isSlow: true }), slowAfterMs);
    let sent: Sent;
    try {
      sent = await rules.onSubmit(value);
    } catch (cause) {
      // A handler that throws is a fault of the program, which is reported. The form must not stay locked by it.
      if (mine === request) stopWaiting();
      throw cause;
    } finally {
      clearTimeout(slow);
    }
    if (mine !== request) {
      if (!sent.ok) sent.sayElsewhere?.();
      return;
    }
    if (!sent.ok) return update({ isSaving: false, isSlow: false, error: sent.message });
    dropDraft();
    rules.onDone();
  };

  return {
    snapshot: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    type: (change: Partial<Fields>) => {
      // The draft is dropped and the form closes when it has been sent: what is typed meanwhile would be lost.
      if (state.isSaving) return;
      const fields = { ...state.fields, ...change };
      const isDirty = differing(fields, initial).length > 0;
      if (!isDirty) dropDraft();
      else if (draftName)
        drafts.write(draftName, isNew ? { fields } : { fields, base: state.base });
      update({ fields, isDirty, error: null, isRestored: state.isRestored && isDirty });
    },
    leave: (field: keyof Fields) => update({ touched: new Set([...state.touched, field]) }),
    /** Sends valid values, one request at a time; otherwise shows the errors. */
    submit: <Value, Problem>(rules: FormRules<Fields, Value, Problem>) => {
      const checked = rules.check(state.fields);
      if (!checked.isValid) update({ touched: new Set(namesOf(initial)) });
      else if (!state.isSaving) void send(checked.value, rules);
    },
    stopWaiting,
    /** Removes the stored draft. */
    dropDraft,
    /** Discards what was restored and typed. */
    discard: () => {
      dropDraft();
      update({ fields: initial, base: initial, isDirty: false, isRestored: false, error: null });
    },
  };
}

/**
 * Starts a form with what was typed before (`fields`, and the row at that time as `base`). A field that the person left as it
 * was shows the row as it is now.
 */
function newForm<Fields extends object>(initial: Fields, stored: unknown): FormState<Fields> {
  const draft: Partial<Record<'fields' | 'base', unknown>> = Object(stored);
  const base = { ...initial, ...keptFields(initial, draft.base) };
  const kept = { ...base, ...keptFields(initial, draft.fields) };
  const typed = differing(kept, base).map((name) => [name, kept[name]] as const);
  const fields: Fields = { ...initial, ...Object.fromEntries(typed) };
  const isDirty = differing(fields, initial).length > 0;
  return {
    fields,
    isDirty,
    base,
    touched: new Set(),
    isSaving: false,
    isSlow: false,
    error: null,
    isRestored: isDirty,
  };
}

/** The fields of a stored draft that are of the same kind as in the form: the draft may be from an older version. */
export function keptFields<Fields extends object>(initial: Fields, stored: unknown) {
  const draft: Readonly<Record<string, unknown>> = { ...Object(stored) };
  const entries = Object.entries(initial).flatMap(([name, sample]) =>
    Object.hasOwn(draft, name) && isAlike(draft[name], sample) ? [[name, draft[name]]] : [],
  );
  return Object.fromEntries(entries) as Partial<Fields>;
}

/** True when both are texts, or both are lists of texts. */
function isAlike(value: unknown, sample: unknown): boolean {
  if (!Array.isArray(sample)) return typeof value === typeof sample;
  return Array.isArray(value) && value.every((part) => typeof part === 'string');
}

const namesOf = <Fields extends object>(fields: Fields) => Object.keys(fields) as (keyof Fields)[];

/** The names of the fields with different values. */
export const differing = <Fields extends object>(one: Fields, other: Fields) =>
  namesOf(one).filter((name) => !sameValue(one[name], other[name]));

const plain = (value: unknown) => (typeof value === 'string' ? value.trim() : value);

/** True for equal texts and equal lists; surrounding space does not count. */
function sameValue(one: unknown, other: unknown): boolean {
  if (!Array.isArray(one) || !Array.isArray(other)) return Object.is(plain(one), plain(other));
  return one.length === other.length && one.every((part, index) => sameValue(part, other[index]));
}
