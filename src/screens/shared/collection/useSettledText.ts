import { useEffect, useState } from 'react';

/** The length from which reading a text takes longer than a keystroke may. */
const longText = 20_000;
const pauseMs = 300;

/** Returns the text at once, or a long text as of the last pause in typing. */
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
