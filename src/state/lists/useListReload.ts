import { useEffect, useEffectEvent } from 'react';
import { useServices } from '../services.ts';
import { listName } from './listKey.ts';

/** Reloads the list when something has changed it, for as long as the page is mounted. */
export function useListReload(
  key: readonly string[] | null,
  reload: () => Promise<unknown>,
  isQuiet?: boolean,
): void {
  const { lists } = useServices();
  const list = key && listName(key);
  const name = key?.join('|');
  const reloadNow = useEffectEvent(reload);
  useEffect(() => {
    if (list === null || name === undefined) return undefined;
    return lists.show(list, { key: name, reload: () => reloadNow(), isQuiet });
  }, [lists, list, name, isQuiet]);
}
