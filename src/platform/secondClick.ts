const controls =
  'button, a, label, input, select, textarea, [role=menuitem], [role=option], [role=tab]';

/** The control that a press acts on; null when there is none, as in a page that is still loading. */
const controlAt = ({ target }: Event): Element | null =>
  target instanceof Element ? target.closest(controls) : null;

function stop(event: Event): void {
  event.preventDefault();
  event.stopImmediatePropagation();
}

/**
 * Ignores the second click of a double click when something else is under the pointer by then. It would close the dialog
 * that the first click opened, resume what the first one stopped, or leave the next page at once.
 */
export function ignoreStraySecondClicks(): void {
  let first: Element | null = null;
  let isStray = false;
  // On the window, so that they run before the listeners of dialogs and menus on the document.
  const options = { capture: true };
  const onMouseDown = (event: MouseEvent) => {
    // Only the second: a third click is meant.
    isStray = event.detail === 2 && first !== null && controlAt(event) !== first;
    if (event.detail === 1) first = controlAt(event);
    // It must not move the focus either.
    if (isStray) stop(event);
  };
  // A dialog closes when a press outside of it ends.
  const onPointerUp = (event: PointerEvent) => {
    if (isStray) stop(event);
  };
  const onClick = (event: MouseEvent) => {
    // Clicks by keyboard have no count.
    if (isStray && event.detail > 0) stop(event);
    isStray = false;
  };
  window.addEventListener('mousedown', onMouseDown, options);
  window.addEventListener('pointerup', onPointerUp, options);
  window.addEventListener('click', onClick, options);
}
