import { useEffect, useState } from 'react';

/** The texts one after the other, each for the interval, from the first again. */
export function useRotation(texts: readonly string[], intervalMs: number): string {
  const [turn, setTurn] = useState(0);
  const isTurning = texts.length > 1;
  useEffect(() => {
    if (!isTurning) return;
    const timer = setInterval(() => setTurn((before) => before + 1), intervalMs);
    return () => clearInterval(timer);
  }, [isTurning, intervalMs]);
  return texts[turn % texts.length] ?? '';
}
