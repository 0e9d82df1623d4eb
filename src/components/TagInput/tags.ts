import { isSameText } from '#text/foldText.ts';

/** The present tag that equals the new one but for case, accents or spaces. */
export const findTag = (tags: readonly string[], text: string): string | undefined =>
  tags.find((tag) => isSameText(tag, text));

/** Adds a trimmed text; returns the same tags if it is blank or present. Forms use it for the text that is left in the field. */
export function addTag(tags: readonly string[], text: string): readonly string[] {
  const tag = text.trim();
  return tag === '' || findTag(tags, tag) !== undefined ? tags : [...tags, tag];
}
