import { useCallback, useEffect, useRef } from 'react';

/** Returns a function that reads the form's current fields when a response arrives, or null once the form is closed. */
export function useLatestFields<Fields>(fields: Fields): () => Fields | null {
  const latest = useRef<Fields | null>(null);
  useEffect(() => {
    latest.current = fields;
    return () => {
      latest.current = null;
    };
  }, [fields]);
  return useCallback(() => latest.current, []);
}
