import { useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { abovePage } from '#platform/page.ts';

/** Renders its children above the app's root, in the place that index.html keeps for them. */
export function AbovePage({ children }: { children: ReactNode }) {
  const [container] = useState(abovePage);
  return container && createPortal(children, container);
}
