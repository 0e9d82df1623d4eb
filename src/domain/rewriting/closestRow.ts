import { foldText } from '#text/foldText.ts';
import { fieldTextOf, linesIn, type FieldText } from './proposal.ts';
import { likeness, wordsIn } from './wordsIn.ts';

/** Returns a text for comparing with others of its field. */
const folded = (value: FieldText): string => foldText(linesIn(value).join('\n'));

/** Returns the words of a whole row. They include the field itself, because the new text should have the same subject. */
const wordsOfRow = (row: object): ReadonlySet<string> =>
  wordsIn(
    Object.keys(row)
      .map((name) => fieldTextOf(row, name))
      .flatMap((text) => (text === undefined ? [] : linesIn(text)))
      .join('\n'),
  );

/**
 * Returns the candidate that shares most words with the row and has a new text in the field; undefined when no candidate has
 * one.
 */
export function closestRow<Candidate extends object>(
  row: object,
  field: string,
  candidates: readonly Candidate[],
  declined: readonly FieldText[] = [],
): Candidate | undefined {
  const known = new Set([fieldTextOf(row, field) ?? '', ...declined].map(folded));
  const own = wordsOfRow(row);
  let best: { readonly candidate: Candidate; readonly likeness: number } | undefined;
  for (const candidate of candidates) {
    const text = fieldTextOf(candidate, field);
    if (text === undefined || folded(text) === '' || known.has(folded(text))) continue;
    const alike = likeness(own, wordsOfRow(candidate));
    if (best === undefined || alike > best.likeness) best = { candidate, likeness: alike };
  }
  return best?.candidate;
}
