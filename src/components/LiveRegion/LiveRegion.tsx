import { useCallback, useEffect, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { VisuallyHidden } from '../theme/VisuallyHidden.tsx';
import { LiveContext, type Announce } from './useAnnounce.ts';

export interface LiveRegionProps {
  children: ReactNode;
  /** The text is removed after this time, so that a screen reader does not find it later. */
  clearAfterMs?: number;
}

/** Provides `useAnnounce`. Its texts are rendered beside the app's root, where no dialog makes them inert. */
export function LiveRegion({ children, clearAfterMs = 6000 }: LiveRegionProps) {
  const [said, setSaid] = useState('');
  const [container] = useState(() => document.getElementById('live') ?? document.body);

  // A screen reader repeats a text only if it changes.
  const announce = useCallback<Announce>(
    (text) => setSaid((before) => (before === text ? `${text}\u00A0` : text)),
    [],
  );

  useEffect(() => {
    if (said === '') return;
    const timer = setTimeout(() => setSaid(''), clearAfterMs);
    return () => clearTimeout(timer);
  }, [said, clearAfterMs]);

  return (
    <LiveContext value={announce}>
      {children}
      {createPortal(<VisuallyHidden role="status">{said}</VisuallyHidden>, container)}
    </LiveContext>
  );
}
