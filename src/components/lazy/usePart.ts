import { use, useEffect, useEffectEvent, useLayoutEffect, useSyncExternalStore } from 'react';
import { onIntent } from './onIntent.ts';
import type { Part } from './part.ts';
import { SpareTimeContext } from './spareTime.ts';

/** Fetches parts before they are asked for: at the first sign of it, or in spare time. */
export function useSoon(...parts: readonly Part<unknown>[]): void {
  const inSpareTime = use(SpareTimeContext);
  const fetchAll = useEffectEvent(() => {
    // Whoever presses asks again, and is told if it fails then.
    for (const part of parts) part.load().catch(() => undefined);
  });
  // As soon as it can be pressed: an effect may come after the first sign.
  useLayoutEffect(() => {
    const stops = [onIntent(() => fetchAll()), inSpareTime(() => fetchAll())];
    return () => {
      for (const stop of stops) stop();
    };
  }, [inSpareTime]);
}

/** A part, once it is there. */
export const usePart = <Value>(part: Part<Value>): Value | undefined =>
  // Markup that the build writes has no parts yet.
  useSyncExternalStore(part.subscribe, part.now, () => undefined);

/** A part that is needed now. If it can't be had, that is reported like any error nobody caught, and `onFail` steps back. */
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
