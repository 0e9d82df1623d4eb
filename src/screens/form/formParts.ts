import styled from 'styled-components';
import { media, space } from '#components/theme/tokens.ts';
import type { Check } from '#domain/lists/check.ts';
import type { InvalidKey } from '#domain/words/invalid.ts';
import { t } from '#domain/words/translate.ts';

/** Fields of a form in two columns, on a narrow page in one. */
export const Columns = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${space(4)};
  ${media.narrow} {
    grid-template-columns: 1fr;
  }
`;

/** Returns the error to show at a field of a form. */
export function fieldError<Field extends string>(
  form: { readonly checked: Check<unknown, Field>; readonly showsError: (field: Field) => boolean },
  field: Field,
): string | undefined {
  const { checked } = form;
  const problem: InvalidKey | undefined = checked.isValid ? undefined : checked.problems[field];
  return problem && form.showsError(field) ? t(problem) : undefined;
}
