import { useState } from 'react';

/** A text that a component keeps itself unless it is passed in; each change is reported either way. */
export function useHeldText(given: string | undefined, onChange?: (text: string) => void) {
  const [own, setOwn] = useState('');
  const change = (text: string) => {
    setOwn(text);
    onChange?.(text);
  };
  return [given ?? own, change] as const;
}
