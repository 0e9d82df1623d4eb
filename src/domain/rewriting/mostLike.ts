import { foldText } from '#text/foldText.ts';
import { fieldTextOf, linesIn, type FieldText } from './proposal.ts';
import { likeness, wordsIn } from './wordsIn.ts';

/** A text as it is compared with others of its field. */
const folded = (value: FieldText): string => foldText(linesIn(value).join('\n'));

/** All a row says. The field itself counts too: its text is to be about the same thing. */
const wordsOfRow = (row: object): ReadonlySet<string> =>
  wordsIn(
    Object.keys(row)
      .map((name) => fieldTextOf(row, name))
      .flatMap((text) => (text === undefined ? [] : linesIn(text)))
      .join('\n'),
  );

/**
 * The candidate whose text for a field fits a row best: the one that says most nearly the same in all fields, and something else
 * in this one. Undefined where none says anything else.
 */
export function mostLike<Candidate extends object>(
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
