import { useState } from 'react';

/** Text that a component holds by itself unless it is given; either way each change is reported. */
export function useHeldText(given: string | undefined, onChange?: (text: string) => void) {
  const [own, setOwn] = useState('');
  const change = (text: string) => {
    setOwn(text);
    onChange?.(text);
  };
  return [given ?? own, change] as const;
}
