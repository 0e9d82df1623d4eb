import {
  useLayoutEffect,
  useState,
  type KeyboardEvent,
  type PointerEvent,
  type RefObject,
  type SyntheticEvent,
} from 'react';

const opening = ['Enter', ' ', 'ArrowDown', 'ArrowUp'];
const again = { bubbles: true, cancelable: true };

/**
 * Until it is first pressed, what opens a list is only its button: the library's parts around it would take a fifth of the time
 * in which a page with many of them is rendered. The press is made again on the library's button, which takes its place.
 */
export function useFirstPress(button: RefObject<HTMLButtonElement | null>) {
  const [press, setPress] = useState<Event | null>(null);
  useLayoutEffect(() => {
    if (!press) return;
    button.current?.focus({ preventScroll: true });
    button.current?.dispatchEvent(press);
  }, [press, button]);
  const take = (event: SyntheticEvent, made: Event) => {
    event.preventDefault();
    setPress(made);
  };
  return {
    wasPressed: press !== null,
    /** The attributes of the button until then. */
    closed: {
      'aria-expanded': false,
      onPointerDown: (event: PointerEvent) => {
        if (event.pointerType === 'mouse' && event.button === 0)
          take(event, new window.PointerEvent('pointerdown', { ...again, pointerType: 'mouse' }));
      },
      onKeyDown: (event: KeyboardEvent) => {
        if (opening.includes(event.key))
          take(event, new window.KeyboardEvent('keydown', { ...again, key: event.key }));
      },
      onClick: (event: SyntheticEvent) => take(event, new window.MouseEvent('click', again)),
    },
  };
}
