import { createContext } from 'react';

/** Stores the text of open forms, so that neither a reload nor a new sign-in loses it. */
export interface FormDrafts {
  read(name: string): unknown;
  write(name: string, draft: object): void;
  drop(name: string): void;
}

/** Stores nothing: the default outside of the product. */
export const FormDraftsContext = createContext<FormDrafts>({
  read: () => undefined,
  write: () => undefined,
  drop: () => undefined,
});
