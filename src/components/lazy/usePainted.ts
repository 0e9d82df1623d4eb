import { startTransition, useEffect, useState, type Dispatch } from 'react';

/** False until what was drawn first is on screen: what nobody sees yet can be drawn then, without holding anything up. */
export function usePainted(): readonly [isPainted: boolean, setPainted: Dispatch<boolean>] {
  const [isPainted, setPainted] = useState(false);
  useEffect(() => {
    const frame = requestAnimationFrame(() => startTransition(() => setPainted(true)));
    return () => cancelAnimationFrame(frame);
  }, []);
  return [isPainted, setPainted];
}
