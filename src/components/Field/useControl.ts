import { use, useId } from 'react';
import { FieldContext } from './fieldContext.ts';

/** What every control of the kit takes beside its value. Inside a Field none of it is needed. */
export interface ControlProps {
  /** Outside a Field, for a label of your own. */
  id?: string;
  /** The name, where no Field gives one. */
  'aria-label'?: string;
  'aria-describedby'?: string;
  isInvalid?: boolean;
  isDisabled?: boolean;
}

/** Ids joined for an attribute that takes several; nothing rather than an empty attribute. */
export const joinIds = (...ids: readonly (string | undefined | false)[]): string | undefined =>
  ids.filter(Boolean).join(' ') || undefined;

/** Joins what the control was told with what its Field knows. */
export function useControl(own: ControlProps, ...ownDescriptions: (string | undefined | false)[]) {
  const field = use(FieldContext);
  const ownId = useId();
  const isInvalid = own.isInvalid ?? field?.isInvalid ?? false;
  return {
    id: own.id ?? field?.controlId ?? ownId,
    label: own['aria-label'],
    /** The visible label's id; nothing where the control names itself. */
    labelId: own['aria-label'] ? undefined : field?.labelId,
    describedBy: joinIds(own['aria-describedby'], ...ownDescriptions, field?.describedBy),
    isInvalid,
    isRequired: field?.isRequired ?? false,
    isDisabled: own.isDisabled ?? field?.isDisabled ?? false,
  };
}

/** A control's state as the attributes of a native input. `aria-required` leaves the checking to the form's own rules. */
export function nativeAttributes(control: ReturnType<typeof useControl>) {
  return {
    id: control.id,
    disabled: control.isDisabled,
    'aria-label': control.label,
    'aria-describedby': control.describedBy,
    'aria-invalid': control.isInvalid || undefined,
    'aria-required': control.isRequired || undefined,
  };
}
