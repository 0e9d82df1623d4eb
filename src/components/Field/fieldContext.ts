import { createContext } from 'react';

/** The values that a field passes to its control. */
export interface FieldState {
  readonly controlId: string;
  readonly labelId: string;
  readonly describedBy: string | undefined;
  readonly isInvalid: boolean;
  readonly isRequired: boolean;
  readonly isDisabled: boolean;
}

/** True while the form is being sent: its controls show their values, and nothing can be typed. */
export const ReadOnlyContext = createContext(false);

export const FieldContext = createContext<FieldState | undefined>(undefined);
