import { isSameText } from '#text/foldText.ts';

/** What came of a text that was to become a tag. */
export type TagOutcome = 'added' | 'duplicate' | 'blank';

/** The tag that is there already under another spelling of its letters. */
export const findTag = (tags: readonly string[], text: string): string | undefined =>
  tags.find((tag) => isSameText(tag, text));

/** Adds a trimmed text unless it is blank or there already. A form takes the text left in its field with this. */
export function addTag(
  tags: readonly string[],
  text: string,
): { tags: readonly string[]; outcome: TagOutcome } {
  const tag = text.trim();
  if (tag === '') return { tags, outcome: 'blank' };
  if (findTag(tags, tag) !== undefined) return { tags, outcome: 'duplicate' };
  return { tags: [...tags, tag], outcome: 'added' };
}
