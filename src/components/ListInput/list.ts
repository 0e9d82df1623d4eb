/** Adds a trimmed text at the end; blanks are not added. A form takes the text left in its field with this. */
export function addItem(items: readonly string[], text: string): readonly string[] {
  const item = text.trim();
  return item === '' ? items : [...items, item];
}

/** The list with one item put at another place; unchanged where there is no such place. */
export function moveItem(items: readonly string[], from: number, to: number): readonly string[] {
  const item = items[from];
  if (item === undefined || to < 0 || to >= items.length) return items;
  return items.toSpliced(from, 1).toSpliced(to, 0, item);
}

/** What a form sends: every item trimmed, the blank ones gone. */
export const tidyItems = (items: readonly string[]): readonly string[] =>
  items.map((item) => item.trim()).filter((item) => item !== '');
