import { useEffect, useEffectEvent } from 'react';

/** Calls `listener` at every press of a key, a finger or the mouse while `isWanted`, before the page acts on it. */
export function useAnyPress(isWanted: boolean, listener: () => void): void {
  const onPress = useEffectEvent(listener);
  useEffect(() => {
    if (!isWanted) return undefined;
    const stop = new AbortController();
    for (const name of ['keydown', 'pointerdown'])
      document.addEventListener(name, () => onPress(), { capture: true, signal: stop.signal });
    return () => stop.abort();
  }, [isWanted]);
}
