import { useState } from 'react';

/** Returns a text that the component keeps itself, unless the caller passes it. Each change is reported in both cases. */
export function useControllableText(given: string | undefined, onChange?: (text: string) => void) {
  const [own, setOwn] = useState('');
  const change = (text: string) => {
    setOwn(text);
    onChange?.(text);
  };
  return [given ?? own, change] as const;
}
