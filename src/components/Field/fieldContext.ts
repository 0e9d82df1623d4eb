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

export const FieldContext = createContext<FieldState | undefined>(undefined);
