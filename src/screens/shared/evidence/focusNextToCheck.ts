/**
 * Moves the focus before the pressed Confirm button disappears: to the next or previous Confirm button, or else to the
 * filter or to another button of its card.
 */
export function focusNextToCheck(button: HTMLElement): void {
  const page = button.ownerDocument;
  const all = [...page.querySelectorAll<HTMLElement>('[data-confirms]')];
  const index = all.indexOf(button);
  const filter = page.querySelector<HTMLElement>('[data-filters-to-check][aria-pressed="true"]');
  const inCard = button
    .closest('article')
    ?.querySelector<HTMLElement>('button:not([data-confirms])');
  (all[index + 1] ?? all[index - 1] ?? filter ?? inCard)?.focus();
}
