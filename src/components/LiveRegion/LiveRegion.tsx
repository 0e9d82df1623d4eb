import { useCallback, useEffect, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { VisuallyHidden } from '../theme/VisuallyHidden.tsx';
import { LiveContext, type Announce } from './liveContext.ts';

const silence = { polite: '', assertive: '' };

export interface LiveRegionProps {
  children: ReactNode;
  /** After this long the words are taken away, so that nobody browsing the page meets old news. */
  clearAfterMs?: number;
}

/** Gives `useAnnounce` to everything inside. The words stand beside the app's root, where no dialog silences them. */
export function LiveRegion({ children, clearAfterMs = 6000 }: LiveRegionProps) {
  const [said, setSaid] = useState(silence);
  const [container] = useState(() => document.getElementById('live') ?? document.body);

  const announce = useCallback<Announce>((text, politeness = 'polite') => {
    setSaid((before) => ({
      ...silence,
      // The same words twice are only heard twice if the text changes.
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
