import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import styled from 'styled-components';
import { closeOnceLeft } from '../Tooltip/closeOnceLeft.ts';
import { bubbleStyle } from '../Tooltip/bubbleStyle.ts';
import { bubblePosition } from '../Tooltip/bubblePosition.ts';
import { showAlone } from '../Tooltip/showAlone.ts';

const Bubble = styled.span`
  ${bubbleStyle}
`;

const hoverMs = 300;

const tipOf = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('[data-tip], .action') : null;

interface TableTipProps {
  readonly root: RefObject<HTMLElement | null>;
}

/** One tooltip for all headers and buttons of a table, rendered only while it is shown. Follows WCAG 1.4.13. */
export function TableTip({ root }: TableTipProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const bubble = useRef<HTMLSpanElement>(null);

  useEffect(() => {
    const frame = root.current;
    if (!frame) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const show = (next: HTMLElement | null, afterMs: number) => {
      clearTimeout(timer);
      timer = setTimeout(() => setAnchor(next), afterMs);
    };
    const listen = new AbortController();
    const { signal } = listen;
    frame.addEventListener(
      'pointerover',
      (event) => {
        clearTimeout(timer);
        const next = tipOf(event.target);
        if (next && event.pointerType !== 'touch') show(next, hoverMs);
      },
      { signal },
    );
    frame.addEventListener('pointerleave', () => clearTimeout(timer), { signal });
    frame.addEventListener('pointerdown', () => show(null, 0), { signal });
    frame.addEventListener(
      'focusin',
      (event) => {
        const next = tipOf(event.target);
        const isAsked = next !== null && next === event.target && next.matches(':focus-visible');
        show(isAsked ? next : null, 0);
      },
      { signal },
    );
    frame.addEventListener('focusout', () => show(null, 0), { signal });
    frame.addEventListener('scroll', () => show(null, 0), { signal, capture: true });
    document.addEventListener('keydown', (event) => event.key === 'Escape' && show(null, 0), {
      signal,
      capture: true,
    });
    return () => {
      listen.abort();
      clearTimeout(timer);
    };
  }, [root]);

  useLayoutEffect(() => {
    const tip = bubble.current;
    if (!anchor || !tip) return;
    tip.showPopover();
    const { clientWidth: width, clientHeight: height } = document.documentElement;
    const position = bubblePosition(anchor.getBoundingClientRect(), tip.getBoundingClientRect(), {
      width,
      height,
    });
    tip.style.left = `${position.left}px`;
    tip.style.top = `${position.top}px`;
  }, [anchor]);

  useEffect(() => {
    const tip = bubble.current;
    if (!anchor || !tip) return undefined;
    const hide = () => setAnchor(null);
    const onHidden = showAlone(hide);
    const stop = anchor.matches(':focus-visible')
      ? undefined
      : closeOnceLeft({ trigger: anchor, bubble: tip, onLeft: hide });
    return () => {
      stop?.();
      onHidden();
    };
  }, [anchor]);

  // A row's button is an icon: its accessible name is the tooltip.
  const words = anchor?.dataset['tip'] ?? anchor?.ariaLabel;
  return words ? (
    <Bubble ref={bubble} popover="manual" role="tooltip">
      {words}
    </Bubble>
  ) : null;
}
