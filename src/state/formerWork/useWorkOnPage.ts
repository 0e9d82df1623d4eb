import { useLayoutEffect } from 'react';
import { useServices } from '../services.ts';

/**
 * Marks work as shown by the open page, so that the header does not show the same progress and Stop. Pass null while the page
 * does not show it.
 */
export function useWorkOnPage(name: string | null): void {
  const { formerWork: work } = useServices();
  // Before the browser paints, so that the header never shows it for a frame.
  useLayoutEffect(() => (name === null ? undefined : work.showOnPage(name)), [work, name]);
}
