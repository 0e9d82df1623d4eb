import { useSyncExternalStore } from 'react';
import { useVisit } from '../visit.ts';

/** Whether the page is offline, and whether a newer version of it is out. */
export function useUpdateAvailable() {
  const { brand, connection, release, address } = useVisit();
  const isOnline = useSyncExternalStore(connection.subscribe, connection.isOnline);
  const hasNewVersion = useSyncExternalStore(release.subscribe, release.getSnapshot);
  return {
    brandName: brand.name,
    isOffline: !isOnline,
    hasNewVersion,
    onReload: () => address.reload(),
  };
}
