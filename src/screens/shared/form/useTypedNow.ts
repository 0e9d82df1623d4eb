import { useCallback, useEffect, useRef } from 'react';

/** Gives what stands in a form at the moment an answer comes, or null once the form is no longer open. */
export function useTypedNow<Fields>(fields: Fields): () => Fields | null {
  const latest = useRef<Fields | null>(null);
  useEffect(() => {
    latest.current = fields;
    return () => {
      latest.current = null;
    };
  }, [fields]);
  return useCallback(() => latest.current, []);
}
