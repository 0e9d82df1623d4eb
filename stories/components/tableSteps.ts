/** Scrolls the table or the page, and lets its listener render before the next frame. */
export async function scrollTo(
  canvas: { readonly getByRole: (role: string) => HTMLElement },
  top: number,
  left = 0,
): Promise<void> {
  const scroller = canvas.getByRole('table').parentElement;
  scroller?.scrollTo({ top, left });
  if (scroller && scroller.scrollHeight <= scroller.clientHeight + 1)
    window.scrollTo(0, scroller.getBoundingClientRect().top + window.scrollY + top);
  await new Promise(requestAnimationFrame);
  await new Promise(requestAnimationFrame);
}
