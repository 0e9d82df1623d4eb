import { useSyncExternalStore } from 'react';
import { isMac } from '#platform/isMac.ts';
import { useServices } from './services.ts';

/** Returns the setting for single-key shortcuts. They are on until the person switches them off in this browser. */
export function useShortcuts() {
  const { storage } = useServices();
  const isOn = useSyncExternalStore(storage.subscribe, () => storage.read('singleKeys') !== 'off');
  const onChange = (next: boolean) =>
    next ? storage.remove('singleKeys') : storage.write('singleKeys', 'off');
  return { singleKeys: { isOn, onChange }, isMac };
}
