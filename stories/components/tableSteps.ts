import { within } from 'storybook/test';

/** What the helpers ask of a story's canvas. */
interface Canvas {
  readonly getAllByRole: (role: string) => HTMLElement[];
  readonly getByRole: (role: string) => HTMLElement;
}

/** The texts of a column, counted from 0 after the checkbox and the row's name, of the first rows. */
export function columnTexts(canvas: Canvas, place: number, rows: number): (string | undefined)[] {
  return canvas
    .getAllByRole('row')
    .slice(1, rows + 1)
    .map((row) => within(row).getAllByRole('gridcell')[place]?.textContent);
}

/** The row that holds the focus, counted as assistive technology counts: the header is 1. */
export function focusedRow(): number {
  const row = document.activeElement?.closest('[role=row]');
  return Number(row?.getAttribute('aria-rowindex'));
}

/** Scrolls the table, by itself or by the page, and lets its listener render before the next frame. */
export async function scrollTo(canvas: Canvas, top: number, left = 0): Promise<void> {
  const scroller = canvas.getByRole('grid').parentElement;
  scroller?.scrollTo({ top, left });
  if (scroller && scroller.scrollHeight <= scroller.clientHeight + 1)
    window.scrollTo(0, scroller.getBoundingClientRect().top + window.scrollY + top);
  await new Promise(requestAnimationFrame);
  await new Promise(requestAnimationFrame);
}
