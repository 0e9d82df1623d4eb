import { createContext, use, useId } from 'react';

/** The values that a field passes to its control. */
interface FieldState {
  readonly controlId: string;
  readonly labelId: string;
  readonly describedBy: string | undefined;
  readonly isInvalid: boolean;
  readonly isRequired: boolean;
  readonly isDisabled: boolean;
}

export const FieldContext = createContext<FieldState | undefined>(undefined);

/** True while the form is being sent: its controls show their values, and nothing can be typed. */
export const ReadOnlyContext = createContext(false);

/** The props that all controls share besides the value. Inside a Field none of them is needed. */
export interface ControlProps {
  /** The id for a label of your own, outside a Field. */
  id?: string;
  /** The accessible name, outside a Field. */
  'aria-label'?: string;
  'aria-describedby'?: string;
  isInvalid?: boolean;
  isDisabled?: boolean;
}

/** Joins ids for an attribute; undefined if there are none. */
export const joinIds = (...ids: readonly (string | undefined | false)[]): string | undefined =>
  ids.filter(Boolean).join(' ') || undefined;

/** Combines the props of a control with the values of its Field. */
export function useControl(own: ControlProps, ...ownDescriptions: (string | undefined | false)[]) {
  const field = use(FieldContext);
  const ownId = useId();
  return {
    id: own.id ?? field?.controlId ?? ownId,
    label: own['aria-label'],
    /** The id of the visible label; undefined when the control has its own name. */
    labelId: own['aria-label'] ? undefined : field?.labelId,
    describedBy: joinIds(own['aria-describedby'], ...ownDescriptions, field?.describedBy),
    isInvalid: own.isInvalid ?? field?.isInvalid ?? false,
    isRequired: field?.isRequired ?? false,
    isDisabled: own.isDisabled ?? field?.isDisabled ?? false,
    isReadOnly: use(ReadOnlyContext),
  };
}

/** The attributes of a native input for a control's state. `aria-required` does not start the browser's own validation. */
export function nativeAttributes(control: ReturnType<typeof useControl>) {
  return {
    id: control.id,
    disabled: control.isDisabled,
    ...(control.isReadOnly && { readOnly: true }),
    'aria-label': control.label,
    'aria-describedby': control.describedBy,
    'aria-invalid': control.isInvalid || undefined,
    'aria-required': control.isRequired || undefined,
  };
}
