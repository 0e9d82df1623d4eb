import { useEffect, useState } from 'react';

/** A text that is longer costs more to read than a key may take. */
const longText = 20_000;
/** So many characters more or less at once are pasted or cleared, not typed. */
const longChange = 100;
const pauseMs = 300;

/** The text as it is; a long one that is typed in as it was when typing paused last. */
export function useSettledText(text: string): string {
  const [settled, setSettled] = useState(text);
  const isTyped = text.length > longText && Math.abs(text.length - settled.length) < longChange;
  if (!isTyped && settled !== text) setSettled(text);
  useEffect(() => {
    if (!isTyped) return undefined;
    const timer = setTimeout(() => setSettled(text), pauseMs);
    return () => clearTimeout(timer);
  }, [text, isTyped]);
  return isTyped ? settled : text;
}
