import type { InvalidKey } from '../words/invalid.ts';

/** The problem of each field that cannot be sent yet. */
export type Problems<Field extends string> = { readonly [Name in Field]?: InvalidKey };

/** The result of checking a form: the value to send, or the problems. */
export type Check<Value, Field extends string> =
  | { readonly isValid: true; readonly value: Value }
  | { readonly isValid: false; readonly problems: Problems<Field> };

export function hasProblems(problems: Problems<string>): boolean {
  return Object.keys(problems).length > 0;
}

export type Most = 200 | 500 | 5000;

/** Returns the problem of a text that is longer than this (D87). */
export function tooLong(text: string, most: Most): InvalidKey | undefined {
  return text.trim().length > most ? `invalid.over${most}` : undefined;
}

export function overlong<Field extends string>(
  fields: Readonly<Record<Field, string>>,
  most: Readonly<Partial<Record<Field, Most>>>,
): Problems<Field> {
  const problems: { [Name in Field]?: InvalidKey } = {};
  for (const name in most) {
    const limit = most[name];
    const problem = limit && tooLong(fields[name], limit);
    if (problem) problems[name] = problem;
  }
  return problems;
}

export function blanks<Field extends string>(
  fields: Readonly<Record<Field, string>>,
  problemOf: Readonly<Record<Field, InvalidKey>>,
): Problems<Field> {
  const problems: { [Name in Field]?: InvalidKey } = {};
  for (const name in problemOf) if (fields[name].trim() === '') problems[name] = problemOf[name];
  return problems;
}

export function trimmed<Field extends string>(
  fields: Readonly<Record<Field, string>>,
): Record<Field, string> {
  const entries = Object.entries<string>(fields).map(([name, text]) => [name, text.trim()]);
  return Object.fromEntries(entries) as Record<Field, string>;
}
