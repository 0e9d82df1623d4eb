import type { EntityDescription } from '../../entities/description.ts';
import { judgeTable, type Existing, type PasteRule } from '../paste.ts';

/** Judges a text, and returns its lines in their order. A text that is no table has none. */
export function judged<Description extends EntityDescription, Draft>(
  rule: PasteRule<Description, Draft>,
  text: string,
  existing: readonly Existing<Description>[] = [],
  filled = '',
) {
  const table = judgeTable(rule, text, existing, filled);
  return table.isRead ? table.rows.toSorted((one, other) => one.line - other.line) : [];
}

/** Returns the rows that a text would add. */
export const freshIn = <Description extends EntityDescription, Draft>(
  ...inputs: Parameters<typeof judged<Description, Draft>>
): readonly Draft[] =>
  judged(...inputs).flatMap(({ verdict }) => (verdict.kind === 'fresh' ? [verdict.draft] : []));
