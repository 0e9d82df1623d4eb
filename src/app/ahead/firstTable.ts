/** Where the shape of a page keeps the room for a table's rows. */
const roomForRows = '#root [data-rows]:empty';

/**
 * Puts the table that index.html holds for this path into the place of the grey rows. Nothing in it can be pressed yet, and it
 * is not read out: the page still says that it is loading. Undefined where there is no such table or no room.
 */
export function firstTable(path: string): Element | undefined {
  const held = document.getElementById(`table ${path}`);
  const room = document.querySelector(roomForRows);
  if (!(held instanceof HTMLTemplateElement) || !room) return undefined;
  const copy = document.importNode(held.content, true);
  const table = copy.firstElementChild;
  if (!table) return undefined;
  table.toggleAttribute('inert', true);
  // The policy refuses style attributes in markup; what a script sets is its own.
  for (const styled of copy.querySelectorAll<HTMLElement>('[data-style]'))
    styled.style.cssText = styled.dataset['style'] ?? '';
  room.append(copy);
  return table;
}

/** Resolves when what was drawn has been painted. */
export const painted = (): Promise<void> =>
  new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 0)));
