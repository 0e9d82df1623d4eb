import { createContext } from 'react';

/** Stores unfinished forms, so that a reload, a crash or the end of a session loses nothing that was typed. */
export interface FormDrafts {
  read(name: string): unknown;
  /** Stores a draft soon; reads already return it. */
  write(name: string, fields: object): void;
  drop(name: string): void;
  /** Stores pending drafts at once. */
  flush(): void;
}

/** Stores nothing: the default outside of the product. */
const nowhere: FormDrafts = {
  read: () => undefined,
  write: () => undefined,
  drop: () => undefined,
  flush: () => undefined,
};

export const FormDraftsContext = createContext<FormDrafts>(nowhere);
