/** Before a button goes with what it confirms, the focus goes on: to the next that is to be checked, or to what is left of its card. */
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
