import { useEffect, useState } from 'react';

/** A text that is longer costs more to read than a key may take. */
const longText = 20_000;
const pauseMs = 300;

/** The text as it is; a long one as it was when typing paused last. */
export function useSettledText(text: string): string {
  const [settled, setSettled] = useState(text);
  const isLong = text.length > longText;
  if (!isLong && settled !== text) setSettled(text);
  useEffect(() => {
    if (!isLong) return undefined;
    const timer = setTimeout(() => setSettled(text), pauseMs);
    return () => clearTimeout(timer);
  }, [text, isLong]);
  return isLong ? settled : text;
}
