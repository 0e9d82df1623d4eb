import { useCallback, useEffect, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { VisuallyHidden } from '../theme/VisuallyHidden.tsx';
import { LiveContext, type Announce } from './liveContext.ts';

const silence = { polite: '', assertive: '' };

export interface LiveRegionProps {
  children: ReactNode;
  /** The text is removed after this time, so that a screen reader does not find it later. */
  clearAfterMs?: number;
}

/** Provides `useAnnounce`. Its texts are rendered beside the app's root, where no dialog makes them inert. */
export function LiveRegion({ children, clearAfterMs = 6000 }: LiveRegionProps) {
  const [said, setSaid] = useState(silence);
  const [container] = useState(() => document.getElementById('live') ?? document.body);

  const announce = useCallback<Announce>((text, politeness = 'polite') => {
    setSaid((before) => ({
      ...silence,
      // A screen reader repeats a text only if it changes.
      [politeness]: before[politeness] === text ? `${text}\u00A0` : text,
    }));
  }, []);

  useEffect(() => {
    if (said === silence) return;
    const timer = setTimeout(() => setSaid(silence), clearAfterMs);
    return () => clearTimeout(timer);
  }, [said, clearAfterMs]);

  return (
    <LiveContext value={announce}>
      {children}
      {createPortal(
        <>
          <VisuallyHidden role="status">{said.polite}</VisuallyHidden>
          <VisuallyHidden role="alert">{said.assertive}</VisuallyHidden>
        </>,
        container,
      )}
    </LiveContext>
  );
}
