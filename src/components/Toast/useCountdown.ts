import { useEffect, useEffectEvent, useRef } from 'react';

/** Runs `onEnd` after so many milliseconds; a pause keeps what is left of them. */
export function useCountdown(durationMs: number, isPaused: boolean, onEnd: () => void): void {
  const leftMs = useRef(durationMs);
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    if (isPaused) return;
    const startedAt = performance.now();
    const timer = setTimeout(() => end(), leftMs.current);
    return () => {
      clearTimeout(timer);
      leftMs.current -= performance.now() - startedAt;
    };
  }, [isPaused]);
}
