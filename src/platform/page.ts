/** What stands in the page's settings block; nothing where there is none. */
export function settingsText(): string | undefined {
  return document.getElementById('settings')?.textContent ?? undefined;
}

/** How this page came to be loaded. */
function kindOfLoad(): NavigationTimingType | undefined {
  const [entry] = performance.getEntriesByType('navigation');
  return entry instanceof PerformanceNavigationTiming ? entry.type : undefined;
}

/** True when this page is here because it was loaded again. */
export const wasReloaded = (): boolean => kindOfLoad() === 'reload';

/** True when Back or Forward led here, and the page was loaded for it. */
export const isReturn = (): boolean => kindOfLoad() === 'back_forward';

/** Resolves when a page from this origin has sent word here, and whoever was to hear it has. */
export const messageFrom = (origin: string): Promise<void> =>
  new Promise((resolve) => {
    const hear = (event: MessageEvent) => {
      if (event.origin !== origin) return;
      removeEventListener('message', hear);
      setTimeout(resolve, 0);
    };
    addEventListener('message', hear);
  });

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
export const detachedElement = (): HTMLElement => document.createElement('div');
