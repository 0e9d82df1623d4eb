import type { InvalidKey } from '../words/invalid.ts';

/** Why fields cannot be sent yet, by field. */
export type Problems<Field extends string> = { readonly [Name in Field]?: InvalidKey };

/** What a rule says of a form: what to send, or what is missing. */
export type Check<Value, Field extends string> =
  | { readonly isValid: true; readonly value: Value }
  | { readonly isValid: false; readonly problems: Problems<Field> };

/** True where a field cannot be sent yet. */
export function hasProblems(problems: Problems<string>): boolean {
  return Object.keys(problems).length > 0;
}

/** Names the problem of each field that is blank. */
export function blanks<Field extends string>(
  fields: Readonly<Record<Field, string>>,
  problemOf: Readonly<Record<Field, InvalidKey>>,
): Problems<Field> {
  const problems: { [Name in Field]?: InvalidKey } = {};
  for (const name in problemOf) if (fields[name].trim() === '') problems[name] = problemOf[name];
  return problems;
}

/** The same fields without the space around them. */
export function trimmed<Field extends string>(
  fields: Readonly<Record<Field, string>>,
): Record<Field, string> {
  const entries = Object.entries<string>(fields).map(([name, text]) => [name, text.trim()]);
  return Object.fromEntries(entries) as Record<Field, string>;
}
