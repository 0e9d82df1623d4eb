import { useCallback, useLayoutEffect, useSyncExternalStore } from 'react';
import { isUnderWay, type Work } from '#domain/work/work.ts';
import { useServices } from './services.ts';
import type { OneWork } from './work.ts';

/**
 * Returns the work of this name with its items. While it runs, the component renders at most once in `followMs`, because
 * rendering every step of many rows would slow the work down. The end is shown at once.
 */
export function useWork<Data>(
  name: string,
  followMs = 0,
): OneWork<Data> & { readonly now: Work<Data> } {
  const { work } = useServices();
  const one = work.of<Data>(name);
  const subscribe = useCallback(
    (listener: () => void) => {
      let timer: ReturnType<typeof setTimeout> | undefined;
      const end = work.subscribe(() => {
        if (isUnderWay(one.items()) && followMs > 0) {
          timer ??= setTimeout(() => {
            timer = undefined;
            listener();
          }, followMs);
          return;
        }
        clearTimeout(timer);
        timer = undefined;
        listener();
      });
      return () => {
        clearTimeout(timer);
        end();
      };
    },
    [work, one, followMs],
  );
  const now = useSyncExternalStore(subscribe, one.items);
  return { ...one, now };
}

/**
 * Marks work as shown by the open page, so that the header does not show the same progress and Stop. Pass null while the page
 * does not show it.
 */
export function useWorkOnPage(name: string | null): void {
  const { work } = useServices();
  // Before the browser paints, so that the header never shows it for a frame.
  useLayoutEffect(() => (name === null ? undefined : work.showOnPage(name)), [work, name]);
}
