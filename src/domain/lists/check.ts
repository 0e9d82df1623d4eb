import type { InvalidKey } from '../words/invalid.ts';

/** The problem of each field that cannot be sent yet. */
export type Problems<Field extends string> = { readonly [Name in Field]?: InvalidKey };

/** The result of checking a form: the value to send, or the problems. */
export type Check<Value, Field extends string> =
  | { readonly isValid: true; readonly value: Value }
  | { readonly isValid: false; readonly problems: Problems<Field> };

/** Returns true when a field has a problem. */
export function hasProblems(problems: Problems<string>): boolean {
  return Object.keys(problems).length > 0;
}

/** Returns the problem of each blank field. */
export function blanks<Field extends string>(
  fields: Readonly<Record<Field, string>>,
  problemOf: Readonly<Record<Field, InvalidKey>>,
): Problems<Field> {
  const problems: { [Name in Field]?: InvalidKey } = {};
  for (const name in problemOf) if (fields[name].trim() === '') problems[name] = problemOf[name];
  return problems;
}

/** Returns the fields with surrounding white space removed. */
export function trimmed<Field extends string>(
  fields: Readonly<Record<Field, string>>,
): Record<Field, string> {
  const entries = Object.entries<string>(fields).map(([name, text]) => [name, text.trim()]);
  return Object.fromEntries(entries) as Record<Field, string>;
}
