import { useCallback, useEffect, useEffectEvent } from 'react';
import { useServices } from '../services.ts';

/** Keeps a list the same in all tabs: what another one changed is loaded again here. Hands back the way to tell the others. */
export function useOtherTabs(list: string | null, onChanged: () => void): () => void {
  const { tabs } = useServices();
  const hear = useEffectEvent((word: string) => {
    if (word === list) onChanged();
  });
  useEffect(() => tabs.subscribe((word) => hear(word)), [tabs]);
  return useCallback(() => {
    if (list !== null) tabs.post(list);
  }, [tabs, list]);
}
