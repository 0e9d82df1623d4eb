import { useEffect, useEffectEvent } from 'react';
import { onAnyPress } from '#platform/pageLife.ts';

/** Calls `listener` at every press of a key, a finger or the mouse while `isWanted`. */
export function useAnyPress(isWanted: boolean, listener: () => void): void {
  const onPress = useEffectEvent(listener);
  useEffect(() => {
    if (!isWanted) return undefined;
    return onAnyPress(() => onPress());
  }, [isWanted]);
}
