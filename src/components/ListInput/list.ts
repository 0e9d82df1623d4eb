/** Adds a trimmed text at the end unless it is blank. Forms use it for the text that is left in the field. */
export function addItem(items: readonly string[], text: string): readonly string[] {
  const item = text.trim();
  return item === '' ? items : [...items, item];
}

/** Moves an item to another index; returns the list unchanged if there is no such index. */
export function moveItem(items: readonly string[], from: number, to: number): readonly string[] {
  const item = items[from];
  if (item === undefined || to < 0 || to >= items.length) return items;
  return items.toSpliced(from, 1).toSpliced(to, 0, item);
}
