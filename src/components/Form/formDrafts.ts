import { createContext } from 'react';

/** Where unfinished forms are kept, so that a reload, a crash or the end of a session loses nothing that was typed. */
export interface FormDrafts {
  read(name: string): unknown;
  /** Keeps a draft soon; what is read meanwhile is the new one. */
  write(name: string, fields: object): void;
  drop(name: string): void;
  /** Keeps at once what was to be kept soon. */
  flush(): void;
}

/** Keeps nothing: a form outside of a product starts fresh. */
const nowhere: FormDrafts = {
  read: () => undefined,
  write: () => undefined,
  drop: () => undefined,
  flush: () => undefined,
};

export const FormDraftsContext = createContext<FormDrafts>(nowhere);
