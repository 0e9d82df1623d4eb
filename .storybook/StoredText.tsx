import { useSyncExternalStore } from 'react';
import type { OwnedKey } from '#domain/session/localKeys.ts';
import { useServices } from '#state/services.ts';

/** Shows a stored value, for play functions. Use it inside `InApp`. */
export function StoredText({ of }: { of: OwnedKey }) {
  const { storage } = useServices();
  const text = useSyncExternalStore(storage.subscribe, () => storage.read(of));
  return (
    <output aria-label={`StoredText ${of}`} hidden>
      {text}
    </output>
  );
}
