/** What stands in the page's settings block; nothing where there is none. */
export function settingsText(): string | undefined {
  return document.getElementById('settings')?.textContent ?? undefined;
}

/** True when this page is here because it was loaded again. */
export function wasReloaded(): boolean {
  const [entry] = performance.getEntriesByType('navigation');
  return entry instanceof PerformanceNavigationTiming && entry.type === 'reload';
}

/** Says something in place of a page that could not be loaded, with one thing to do: nothing but the document is needed. */
export function showPlainly(text: string, action: string, onAction: () => void): void {
  const words = document.createElement('p');
  words.textContent = text;
  const button = document.createElement('button');
  button.textContent = action;
  button.addEventListener('click', onAction);
  const main = document.createElement('main');
  main.setAttribute('role', 'alert');
  main.append(words, button);
  document.getElementById('root')?.replaceChildren(main);
}

/** A place to draw in that is not part of the page. */
export const offstage = (): HTMLElement => document.createElement('div');
