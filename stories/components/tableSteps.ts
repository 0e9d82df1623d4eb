import { within } from 'storybook/test';

/** The parts of a story's canvas that the helpers use. */
interface Canvas {
  readonly getAllByRole: (role: string) => HTMLElement[];
  readonly getByRole: (role: string) => HTMLElement;
}

/** Returns the texts of a column in the first rows. `place` counts from 0, after the checkbox and the row's name. */
export function columnTexts(canvas: Canvas, place: number, rows: number): (string | undefined)[] {
  return canvas
    .getAllByRole('row')
    .slice(1, rows + 1)
    .map((row) => within(row).getAllByRole('cell')[place]?.textContent);
}

/** Returns the number of the focused row as assistive technology counts it: the header is 1. */
export function focusedRow(): number {
  const row = document.activeElement?.closest('tr');
  return Number(row?.getAttribute('aria-rowindex'));
}

/** Waits for the effects of the first render. In an open Storybook they run after the paint, and a play function begins before. */
export async function untilEffectsRan(): Promise<void> {
  await new Promise(requestAnimationFrame);
  await new Promise(requestAnimationFrame);
}

/** Scrolls the table or the page, and lets its listener render before the next frame. */
export async function scrollTo(canvas: Canvas, top: number, left = 0): Promise<void> {
  const scroller = canvas.getByRole('table').parentElement;
  scroller?.scrollTo({ top, left });
  if (scroller && scroller.scrollHeight <= scroller.clientHeight + 1)
    window.scrollTo(0, scroller.getBoundingClientRect().top + window.scrollY + top);
  await new Promise(requestAnimationFrame);
  await new Promise(requestAnimationFrame);
}
