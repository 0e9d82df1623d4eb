import { useCallback, useSyncExternalStore } from 'react';
import type { OwnedKey } from '#domain/session/localKeys.ts';
import { useServices } from '#state/services.ts';

export interface KeptProps {
  of: OwnedKey;
}

/** What the browser keeps under a key, for a play function to read. Stands inside `InApp`. */
export function Kept({ of }: KeptProps) {
  const { storage } = useServices();
  const subscribe = useCallback((listener: () => void) => storage.subscribe(listener), [storage]);
  const text = useSyncExternalStore(subscribe, () => storage.read(of));
  return (
    <output aria-label={`Kept ${of}`} hidden>
      {text}
    </output>
  );
}
