import { useEffect, useState } from 'react';

/** The length from which reading a text takes longer than a keystroke may. */
const longText = 20_000;
/** A change of at least this many characters at once is a paste or a cleared field, not typing. */
const longChange = 100;
const pauseMs = 300;

/** Returns the text at once, or, while a person types in a long text, the text as of the last pause in typing. */
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
