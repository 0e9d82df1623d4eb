import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { FocusEvent, PointerEvent } from 'react';
import { bubblePosition, isBetween } from './bubblePosition.ts';

/** How long the pointer rests on an element before its bubble opens. Focus opens it at once. */
const delayMs = 300;

interface Shown {
  readonly anchor: HTMLElement;
  readonly isHovered: boolean;
}

/** Two bubbles at once would cover each other: one that opens hides the other. */
let hideOther: (() => void) | undefined;

/**
 * Shows a bubble for an element on hover and keyboard focus. It stays while the pointer is over either, and Escape closes it
 * (WCAG 1.4.13). `anchorOf` returns the element that has a tip, if what the pointer or the focus is on belongs to one.
 */
export function useTip(anchorOf: (target: Element) => HTMLElement | null) {
  const [shown, setShown] = useState<Shown | null>(null);
  const bubble = useRef<HTMLSpanElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isPressed = useRef(false);

  const hide = () => {
    clearTimeout(timer.current);
    setShown(null);
  };
  useEffect(() => () => clearTimeout(timer.current), []);

  useLayoutEffect(() => {
    const tip = bubble.current;
    if (!shown || !tip) return undefined;
    const { anchor, isHovered } = shown;
    const close = () => setShown(null);
    const stop = new AbortController();
    const { signal } = stop;
    const follow = () => {
      if (!anchor.isConnected) return close();
      const { clientWidth: width, clientHeight: height } = document.documentElement;
      const [box, size] = [anchor.getBoundingClientRect(), tip.getBoundingClientRect()];
      const { left, top } = bubblePosition(box, size, { width, height });
      Object.assign(tip.style, { left: `${left}px`, top: `${top}px` });
    };
    hideOther?.();
    hideOther = close;
    tip.showPopover();
    follow();
    window.addEventListener('scroll', follow, { signal, capture: true });
    window.addEventListener('resize', follow, { signal });
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      // Escape closes a bubble under the pointer and nothing else. One shown by focus must not keep a dialog open.
      if (isHovered) event.preventDefault();
      close();
    };
    document.addEventListener('keydown', onKeyDown, { signal, capture: true });
    if (isHovered) {
      // Presses pass through the bubble, so it gets no events of its own.
      const look = (event: globalThis.PointerEvent) => {
        const isOnAnchor = event.target instanceof Node && anchor.contains(event.target);
        if (!isOnAnchor && !isBetween(anchor, tip, event)) close();
      };
      document.addEventListener('pointermove', look, { signal });
      document.documentElement.addEventListener('pointerleave', close, { signal });
    }
    return () => {
      stop.abort();
      if (hideOther === close) hideOther = undefined;
      if (tip.isConnected) tip.hidePopover();
    };
  }, [shown]);

  return {
    anchor: shown?.anchor ?? null,
    bubble,
    handlers: {
      onPointerOver: ({ target, pointerType }: PointerEvent) => {
        const anchor = target instanceof Element ? anchorOf(target) : null;
        clearTimeout(timer.current);
        if (!anchor || pointerType === 'touch' || anchor === shown?.anchor) return;
        timer.current = setTimeout(() => setShown({ anchor, isHovered: true }), delayMs);
      },
      onPointerLeave: () => {
        isPressed.current = false;
        clearTimeout(timer.current);
      },
      onPointerDown: () => {
        isPressed.current = true;
        hide();
      },
      onPointerUp: () => {
        isPressed.current = false;
      },
      onFocus: ({ target }: FocusEvent<HTMLElement>) => {
        const anchor = anchorOf(target);
        if (anchor && !isPressed.current && target.matches(':focus-visible'))
          setShown({ anchor, isHovered: false });
      },
      onBlur: hide,
    },
  };
}
