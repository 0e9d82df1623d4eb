import type { Check } from '#domain/lists/check.ts';
import type { InvalidKey } from '#domain/words/invalid.ts';
import { t } from '#domain/words/translate.ts';

/** Returns the error to show at a field of a form. */
export function fieldError<Field extends string>(
  form: { readonly checked: Check<unknown, Field>; readonly showsError: (field: Field) => boolean },
  field: Field,
): string | undefined {
  const { checked } = form;
  const problem: InvalidKey | undefined = checked.isValid ? undefined : checked.problems[field];
  return problem && form.showsError(field) ? t(problem) : undefined;
}
