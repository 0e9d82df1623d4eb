import { use, useEffect, useEffectEvent, useLayoutEffect, useSyncExternalStore } from 'react';
import { onIntent } from './onIntent.ts';
import type { Part } from './part.ts';
import { IdleContext } from './idle.ts';

/** Loads parts before they are needed: at the first sign of intent, or while the browser is idle. */
export function usePreload(...parts: readonly Part<unknown>[]): void {
  const whenIdle = use(IdleContext);
  const fetchAll = useEffectEvent(() => {
    // The press itself loads again, and reports a failure.
    for (const part of parts) part.load().catch(() => undefined);
  });
  // A layout effect, because the first sign of intent may come before other effects run.
  useLayoutEffect(() => {
    const stops = [onIntent(() => fetchAll()), whenIdle(() => fetchAll())];
    return () => {
      for (const stop of stops) stop();
    };
  }, [whenIdle]);
}

/** A part, once it has loaded. */
export const usePart = <Value>(part: Part<Value>): Value | undefined =>
  // On the server, at build time, no part is loaded.
  useSyncExternalStore(part.subscribe, part.now, () => undefined);

/** A part that is needed now. A failure is reported like any uncaught error, and `onFail` is called. */
export function useWantedPart<Value>(part: Part<Value>, onFail: () => void): Value | undefined {
  const stepBack = useEffectEvent(onFail);
  useEffect(() => {
    let isWanted = true;
    part.load().catch((error: unknown) => {
      if (!isWanted) return;
      reportError(error);
      stepBack();
    });
    return () => {
      isWanted = false;
    };
  }, [part]);
  return usePart(part);
}
