import { createContext } from 'react';

/** Stores the text of open forms, so that neither a reload nor a new sign-in loses it. */
export interface FormDrafts {
  read(name: string): unknown;
  write(name: string, draft: object): void;
  drop(name: string): void;
}

/** Stores nothing: the default outside of the product. */
const nowhere: FormDrafts = {
  read: () => undefined,
  write: () => undefined,
  drop: () => undefined,
};

export const FormDraftsContext = createContext<FormDrafts>(nowhere);

/** True when both are texts, or both are lists of texts. */
function isAlike(value: unknown, sample: unknown): boolean {
  if (!Array.isArray(sample)) return typeof value === typeof sample && sample !== null;
  return Array.isArray(value) && value.every((part) => typeof part === 'string');
}

/**
 * The fields of a stored draft that still fit the form. The draft may be from an older version, so only fields of the same
 * kind count; null when there are none.
 */
export function keptFields<Fields extends object>(
  initial: Fields,
  kept: unknown,
): Partial<Fields> | null {
  if (typeof kept !== 'object' || kept === null) return null;
  const draft: Readonly<Record<string, unknown>> = { ...kept };
  const entries = Object.entries(initial).flatMap(([field, sample]) =>
    Object.hasOwn(draft, field) && isAlike(draft[field], sample) ? [[field, draft[field]]] : [],
  );
  return entries.length === 0 ? null : (Object.fromEntries(entries) as Partial<Fields>);
}
