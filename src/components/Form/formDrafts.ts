import { createContext } from 'react';

/** Where unfinished forms are kept, so that a reload, a crash or the end of a session loses nothing that was typed. */
export interface FormDrafts {
  read(name: string): unknown;
  write(name: string, fields: object): void;
  drop(name: string): void;
}

/** Keeps nothing: a form outside of a product starts fresh. */
const nowhere: FormDrafts = {
  read: () => undefined,
  write: () => undefined,
  drop: () => undefined,
};

export const FormDraftsContext = createContext<FormDrafts>(nowhere);
