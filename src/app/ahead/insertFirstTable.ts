/** The empty element that a page's skeleton reserves for table rows. */
const placeholderSelector = '#root [data-rows]:empty';

/**
 * Replaces the skeleton rows with the table that index.html holds for this path. It is inert: nothing in it can be pressed or
 * read out yet. Undefined when there is no such table, or no skeleton to put it in.
 */
export function insertFirstTable(path: string): Element | undefined {
  const template = document.getElementById(`table ${path}`);
  const placeholder = document.querySelector(placeholderSelector);
  if (!(template instanceof HTMLTemplateElement) || !placeholder) return undefined;
  const copy = document.importNode(template.content, true);
  const table = copy.firstElementChild;
  if (!table) return undefined;
  table.toggleAttribute('inert', true);
  // The content security policy forbids style attributes in markup, but not styles set by script.
  for (const styled of copy.querySelectorAll<HTMLElement>('[data-style]'))
    styled.style.cssText = styled.dataset['style'] ?? '';
  placeholder.append(copy);
  return table;
}

/** Resolves after the next paint. */
export const nextPaint = (): Promise<void> =>
  new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 0)));
