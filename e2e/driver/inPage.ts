import type { Locator, Page } from 'playwright';

/*
 * What goes to the browser and back is written in ASCII: the wire to it is UTF-8, which has no way to say half a pair.
 */
export const ascii = (value: unknown): string =>
  JSON.stringify(value).replaceAll(
    /[^\0-~]/g,
    (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

/** Puts a text into a field as a paste does: at once, in place of what was there. */
export async function typeInto(field: Locator, text: string): Promise<void> {
  await field.evaluate((element, source) => {
    if (!(element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement))
      throw new Error('This is no field.');
    const kind = element instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement;
    element.focus();
    // Past React's own record of the value, as the browser does it.
    Object.getOwnPropertyDescriptor(kind.prototype, 'value')?.set?.call(
      element,
      JSON.parse(source),
    );
    element.dispatchEvent(new Event('input', { bubbles: true }));
  }, ascii(text));
}

/** What every row of a table is called, from its top to its end. */
export async function shownRows(grid: Locator): Promise<readonly string[]> {
  const source = await grid.evaluate(async (table) => {
    const scroller = table.parentElement;
    const names = new Set<string>();
    const read = async () => {
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      for (const { textContent } of table.querySelectorAll('[role=rowheader]'))
        names.add(textContent);
    };
    if (!scroller) throw new Error('This table does not scroll.');
    // The page scrolls a table, unless it is too wide for its place and scrolls itself.
    const isOwn = scroller.scrollHeight > scroller.clientHeight + 1;
    const start = scroller.getBoundingClientRect().top + window.scrollY;
    const step = Math.min(scroller.clientHeight, window.innerHeight) * 0.7;
    for (let top = 0; top < scroller.scrollHeight; top += step) {
      if (isOwn) scroller.scrollTop = top;
      else window.scrollTo(0, start + top);
      await read();
    }
    return JSON.stringify([...names]).replaceAll(
      /[^\0-~]/g,
      (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`,
    );
  });
  return JSON.parse(source) as string[];
}

/** What follows on something that was heard is drawn, or led elsewhere, by the frame after the next. */
export async function twoFrames(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise((shown) => requestAnimationFrame(() => requestAnimationFrame(shown))),
  );
}
