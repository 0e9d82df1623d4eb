import type { DraftConflict } from './mergeDraft.ts';
import { sameValue } from './sameValue.ts';

/** The state of a form: its values, the visited fields, and the progress of sending. */
export interface FormState<Fields> {
  readonly initial: Fields;
  readonly fields: Fields;
  readonly touched: ReadonlySet<keyof Fields>;
  /** A submit was tried while something was missing: every field shows its error. */
  readonly wasRefused: boolean;
  readonly isSaving: boolean;
  /** Sending takes longer than the limit. */
  readonly isSlow: boolean;
  readonly error: string | null;
  /** The values are from a restored draft. */
  readonly isRestored: boolean;
  /** Restored fields that were also changed elsewhere: the person chooses first. */
  readonly conflicts: readonly DraftConflict<Fields>[];
}

export type FormEvent<Fields> =
  | { readonly type: 'typed'; readonly change: Partial<Fields> }
  | {
      readonly type: 'restored';
      readonly change: Partial<Fields>;
      readonly conflicts: readonly DraftConflict<Fields>[];
    }
  | { readonly type: 'decided'; readonly mine: readonly DraftConflict<Fields>[] }
  | { readonly type: 'startedOver' }
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
    isRestored: false,
    conflicts: [],
  };
}

/** The reducer of a form. */
export function formStep<Fields extends object>(
  state: FormState<Fields>,
  event: FormEvent<Fields>,
): FormState<Fields> {
  switch (event.type) {
    case 'typed':
      return { ...state, fields: { ...state.fields, ...event.change }, error: null };
    case 'restored': {
      const restored = {
        ...state,
        fields: { ...state.fields, ...event.change },
        conflicts: event.conflicts,
      };
      return { ...restored, isRestored: isDirty(restored) };
    }
    case 'decided': {
      const change = Object.assign(
        {},
        ...event.mine.map((conflict) => conflict.change),
      ) as Partial<Fields>;
      const decided = { ...state, fields: { ...state.fields, ...change }, conflicts: [] };
      return { ...decided, isRestored: isDirty(decided) };
    }
    case 'startedOver':
      return { ...state, fields: state.initial, isRestored: false, error: null };
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
