import {
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type FocusEvent,
  type PointerEvent,
} from 'react';
import { closeOnceLeft } from './closeOnceLeft.ts';
import { bubblePosition } from './bubblePosition.ts';
import { showAlone } from './showAlone.ts';

type Cause = 'none' | 'pointer' | 'focus';

/** Opens on hover and keyboard focus, stays while the pointer is over trigger or bubble, and closes on Escape (WCAG 1.4.13). */
export function useTooltip(delayMs: number) {
  const [cause, setCause] = useState<Cause>('none');
  const bubble = useRef<HTMLSpanElement>(null);
  const root = useRef<HTMLSpanElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isPressed = useRef(false);
  const isOpen = cause !== 'none';

  const change = (next: Cause, afterMs: number) => {
    clearTimeout(timer.current);
    if (afterMs === 0) setCause(next);
    else timer.current = setTimeout(() => setCause(next), afterMs);
  };

  useEffect(() => () => clearTimeout(timer.current), []);

  useEffect(() => (isOpen ? showAlone(() => setCause('none')) : undefined), [isOpen]);

  useEffect(() => {
    if (cause !== 'pointer' || !root.current || !bubble.current) return undefined;
    return closeOnceLeft({
      trigger: root.current,
      bubble: bubble.current,
      onLeft: () => setCause('none'),
    });
  }, [cause]);

  useLayoutEffect(() => {
    const tip = bubble.current;
    if (!isOpen || !tip) return undefined;
    const follow = () => {
      const trigger = root.current?.firstElementChild?.getBoundingClientRect();
      if (!trigger) return;
      const { clientWidth, clientHeight } = document.documentElement;
      const position = bubblePosition(trigger, tip.getBoundingClientRect(), {
        width: clientWidth,
        height: clientHeight,
      });
      tip.style.left = `${position.left}px`;
      tip.style.top = `${position.top}px`;
    };
    tip.showPopover();
    follow();
    window.addEventListener('scroll', follow, true);
    window.addEventListener('resize', follow);
    return () => {
      window.removeEventListener('scroll', follow, true);
      window.removeEventListener('resize', follow);
      tip.hidePopover();
    };
  }, [isOpen]);

  useEffect(() => {
    if (!isOpen) return undefined;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      // Escape closes a bubble under the pointer and nothing else. One shown by focus must not keep a dialog open.
      if (cause === 'pointer') event.preventDefault();
      setCause('none');
    };
    document.addEventListener('keydown', onKeyDown, true);
    return () => document.removeEventListener('keydown', onKeyDown, true);
  }, [cause, isOpen]);

  return {
    isOpen,
    bubble,
    handlers: {
      ref: root,
      onPointerEnter: (event: PointerEvent) => {
        if (event.pointerType !== 'touch' && !isOpen) change('pointer', delayMs);
      },
      onPointerLeave: () => {
        isPressed.current = false;
        clearTimeout(timer.current);
      },
      onPointerDown: () => {
        isPressed.current = true;
        change('none', 0);
      },
      onPointerUp: () => {
        isPressed.current = false;
      },
      onFocus: (event: FocusEvent<HTMLElement>) => {
        if (!isPressed.current && event.target.matches(':focus-visible')) change('focus', 0);
      },
      onBlur: () => change('none', 0),
    },
  };
}
