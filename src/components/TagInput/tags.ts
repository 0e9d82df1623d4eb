import { isSameText } from '#text/foldText.ts';

/** The result of adding a tag. */
export type TagOutcome = 'added' | 'duplicate' | 'blank';

/** The present tag that equals the new one but for case, accents or spaces. */
export const findTag = (tags: readonly string[], text: string): string | undefined =>
  tags.find((tag) => isSameText(tag, text));

/** Adds a trimmed text unless it is blank or present. Forms use it for the text that is left in the field. */
export function addTag(
  tags: readonly string[],
  text: string,
): { tags: readonly string[]; outcome: TagOutcome } {
  const tag = text.trim();
  if (tag === '') return { tags, outcome: 'blank' };
  if (findTag(tags, tag) !== undefined) return { tags, outcome: 'duplicate' };
  return { tags: [...tags, tag], outcome: 'added' };
}
