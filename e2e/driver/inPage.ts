import type { Locator, Page } from 'playwright';

/** Writes values to localStorage. Runs in the page. */
export const fillLocalStorage = (values: Readonly<Record<string, string>>): void => {
  for (const [key, value] of Object.entries(values)) localStorage.setItem(key, value);
};

/** Makes every access to the storage of the browser fail, as strict settings do. Runs in the page. */
export const refuseStorage = (): void => {
  const refuse = {
    get: () => {
      throw new DOMException('no', 'SecurityError');
    },
  };
  Object.defineProperty(window, 'localStorage', refuse);
  Object.defineProperty(window, 'sessionStorage', refuse);
};

/** Replaces the text of a field at once, as a paste does. It goes there as JSON: UTF-8 cannot carry half a surrogate pair. */
export async function typeInto(field: Locator, text: string): Promise<void> {
  await field.evaluate((element, source) => {
    if (!(element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement))
      throw new Error('The element is not a text field.');
    const kind = element instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement;
    element.focus();
    // React overrides the setter of the element and would ignore the change, so call the prototype's.
    Object.getOwnPropertyDescriptor(kind.prototype, 'value')?.set?.call(
      element,
      JSON.parse(source),
    );
    element.dispatchEvent(new Event('input', { bubbles: true }));
  }, JSON.stringify(text));
}

/** The name in a row header, without its mark. The row may be outside the window, where `innerText` is empty. */
export const nameIn = (rowHeader: Locator): Promise<string> =>
  rowHeader.evaluate((header) => {
    const mark = header.querySelector('.mark')?.textContent ?? '';
    return header.textContent.slice(0, header.textContent.length - mark.length).trim();
  });

/** The row headers of a table, read while scrolling it from top to end. */
export async function shownRows(grid: Locator): Promise<readonly string[]> {
  const source = await grid.evaluate(async (table) => {
    const scroller = table.parentElement;
    const names = new Set<string>();
    const read = async () => {
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      for (const { textContent } of table.querySelectorAll('th[scope=row]')) names.add(textContent);
    };
    if (!scroller) throw new Error('This table does not scroll.');
    // Measured at each step: right after a load the table may not have its height yet, and a step of 0 would never end.
    const step = () => Math.max(100, Math.min(scroller.clientHeight, window.innerHeight) * 0.7);
    for (let top = 0; top < scroller.scrollHeight; top += step()) {
      // The page scrolls the table, unless the table is too wide and has its own scroller.
      const isOwn = scroller.scrollHeight > scroller.clientHeight + 1;
      if (isOwn) scroller.scrollTop = top;
      else window.scrollTo(0, scroller.getBoundingClientRect().top + window.scrollY + top);
      await read();
    }
    return JSON.stringify([...names]);
  });
  return JSON.parse(source) as string[];
}

/** Waits two frames: by then the page has drawn what follows from an event, or has navigated. */
export async function twoFrames(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise((shown) => requestAnimationFrame(() => requestAnimationFrame(shown))),
  );
}
