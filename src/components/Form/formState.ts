/** What a form knows: what was typed, where someone has been, and how far sending is. */
export interface FormState<Fields> {
  readonly initial: Fields;
  readonly fields: Fields;
  readonly touched: ReadonlySet<keyof Fields>;
  /** Sending was tried while something was missing: every field says what it lacks. */
  readonly wasRefused: boolean;
  readonly isSaving: boolean;
  /** Sending takes longer than anyone likes to wait. */
  readonly isSlow: boolean;
  readonly error: string | null;
}

export type FormEvent<Fields> =
  | { readonly type: 'typed'; readonly change: Partial<Fields> }
  | { readonly type: 'left'; readonly field: keyof Fields }
  | { readonly type: 'refused' }
  | { readonly type: 'sent' }
  | { readonly type: 'slowed' }
  | { readonly type: 'letGo' }
  | { readonly type: 'failed'; readonly error: string };

export function newForm<Fields>(initial: Fields): FormState<Fields> {
  return {
    initial,
    fields: initial,
    touched: new Set(),
    wasRefused: false,
    isSaving: false,
    isSlow: false,
    error: null,
  };
}

/** Every change of a form, as a pure step. */
export function formStep<Fields>(
  state: FormState<Fields>,
  event: FormEvent<Fields>,
): FormState<Fields> {
  switch (event.type) {
    case 'typed':
      return { ...state, fields: { ...state.fields, ...event.change }, error: null };
    case 'left':
      return { ...state, touched: new Set([...state.touched, event.field]) };
    case 'refused':
      return { ...state, wasRefused: true };
    case 'sent':
      return { ...state, isSaving: true, isSlow: false, error: null };
    case 'slowed':
      return { ...state, isSlow: state.isSaving };
    case 'letGo':
      return { ...state, isSaving: false, isSlow: false };
    case 'failed':
      return { ...state, isSaving: false, isSlow: false, error: event.error };
  }
}

const same = (one: unknown, other: unknown): boolean =>
  Object.is(one, other) ||
  (Array.isArray(one) &&
    Array.isArray(other) &&
    one.length === other.length &&
    one.every((part, index) => same(part, other[index])));

/** True when something differs from what the form started with; space around a text is no difference. */
export function isDirty<Fields extends object>(state: FormState<Fields>): boolean {
  const plain = (value: unknown) => (typeof value === 'string' ? value.trim() : value);
  return (Object.keys(state.fields) as (keyof Fields)[]).some(
    (field) => !same(plain(state.fields[field]), plain(state.initial[field])),
  );
}
