import { startTransition, useEffect, useState, type Dispatch } from 'react';

/** False until the first render is painted. Content that is off screen can be rendered afterwards, without delaying it. */
export function usePainted(): readonly [isPainted: boolean, setPainted: Dispatch<boolean>] {
  const [isPainted, setPainted] = useState(false);
  useEffect(() => {
    const frame = requestAnimationFrame(() => startTransition(() => setPainted(true)));
    return () => cancelAnimationFrame(frame);
  }, []);
  return [isPainted, setPainted];
}
