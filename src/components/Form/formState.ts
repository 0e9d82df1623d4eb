import { keptFields } from './formDrafts.ts';

/** The state of a form: its values, the visited fields, and the progress of sending. */
export interface FormState<Fields> {
  readonly initial: Fields;
  readonly fields: Fields;
  /** The row when the typing began, which may be before a reload. */
  readonly base: Fields;
  readonly touched: ReadonlySet<keyof Fields>;
  /** A submit was tried while something was missing: every field shows its error. */
  readonly wasRefused: boolean;
  readonly isSaving: boolean;
  /** Sending takes longer than the limit. */
  readonly isSlow: boolean;
  readonly error: string | null;
  /** The values are from a restored draft. */
  readonly isRestored: boolean;
}

export type FormEvent<Fields> =
  | { readonly type: 'typed'; readonly change: Partial<Fields> }
  | { readonly type: 'discarded' }
  | { readonly type: 'left'; readonly field: keyof Fields }
  | { readonly type: 'refused' }
  | { readonly type: 'sent' }
  | { readonly type: 'slowed' }
  | { readonly type: 'letGo' }
  | { readonly type: 'failed'; readonly error: string };

/**
 * Starts a form with what was typed before (`fields`, and the row at that time as `base`). A field that the person left as it
 * was shows the row as it is now.
 */
export function newForm<Fields extends object>(initial: Fields, kept?: unknown): FormState<Fields> {
  const { fields, base }: Partial<Record<'fields' | 'base', unknown>> = Object(kept);
  const before = { ...initial, ...keptFields(initial, base) };
  const typed = Object.fromEntries(
    Object.entries(keptFields(initial, fields) ?? {}).filter(
      ([name, value]) => !sameValue(value, before[name as keyof Fields]),
    ),
  ) as Partial<Fields>;
  const state = {
    initial,
    fields: { ...initial, ...typed },
    base: before,
    touched: new Set<keyof Fields>(),
    wasRefused: false,
    isSaving: false,
    isSlow: false,
    error: null,
  };
  return { ...state, isRestored: isDirty(state) };
}

/** The reducer of a form. */
export function formStep<Fields extends object>(
  state: FormState<Fields>,
  event: FormEvent<Fields>,
): FormState<Fields> {
  switch (event.type) {
    case 'typed':
      return { ...state, fields: { ...state.fields, ...event.change }, error: null };
    case 'discarded':
      return {
        ...state,
        fields: state.initial,
        base: state.initial,
        isRestored: false,
        error: null,
      };
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

/** True when a value differs from the initial one; surrounding space does not count. */
export function isDirty<Fields extends object>(
  state: Pick<FormState<Fields>, 'fields' | 'initial'>,
): boolean {
  return (Object.keys(state.fields) as (keyof Fields)[]).some(
    (field) => !sameValue(state.fields[field], state.initial[field]),
  );
}

/** Returns the fields that somebody else has changed since the typing began, and that differ from what is typed. */
export function changedSince<Fields extends object>(
  { fields, base }: Pick<FormState<Fields>, 'fields' | 'base'>,
  now: Fields,
): readonly (keyof Fields)[] {
  return (Object.keys(now) as (keyof Fields)[]).filter(
    (field) => !sameValue(now[field], base[field]) && !sameValue(now[field], fields[field]),
  );
}

const plain = (value: unknown) => (typeof value === 'string' ? value.trim() : value);

/** True for equal texts and equal lists; surrounding space does not count. */
function sameValue(one: unknown, other: unknown): boolean {
  if (!Array.isArray(one) || !Array.isArray(other)) return Object.is(plain(one), plain(other));
  return one.length === other.length && one.every((part, index) => sameValue(part, other[index]));
}
