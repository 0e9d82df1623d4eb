import { useEffect, useRef, type ReactNode } from 'react';
import { Body } from './dialogParts.ts';

/** The scrolling middle of a dialog: long text without a control in it is a Tab stop of its own, so that arrow keys scroll it. */
export function DialogBody({ children }: { children: ReactNode }) {
  const body = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = body.current;
    if (!element) return;
    const isLong = element.scrollHeight > element.clientHeight;
    const hasControl = element.querySelector('a[href], button, input, textarea, select') !== null;
    if (isLong && !hasControl) element.tabIndex = 0;
    else element.removeAttribute('tabindex');
  });
  return <Body ref={body}>{children}</Body>;
}
