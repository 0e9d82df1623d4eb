import { createContext } from 'react';

/** What a field tells the control inside it. */
export interface FieldState {
  readonly controlId: string;
  readonly labelId: string;
  readonly describedBy: string | undefined;
  readonly isInvalid: boolean;
  readonly isRequired: boolean;
  readonly isDisabled: boolean;
}

export const FieldContext = createContext<FieldState | undefined>(undefined);
