import { useEffect, useSyncExternalStore } from 'react';
import { hasWorkspace } from '#domain/session/host.ts';
import { whenIdle } from '#platform/idle.ts';
import { useVisit } from '../visit.ts';

/**
 * Asks the server for the workspace's company, and returns true while the page has to wait for the response. With a stored
 * company it never waits, and asks only when the page is idle.
 */
export function useBusinessPending(isWanted = true): boolean {
  const { business, site } = useVisit();
  const isAsked = isWanted && hasWorkspace(site);
  const isPending = useSyncExternalStore(business.subscribe, business.isPending);
  useEffect(() => {
    if (!isAsked) return undefined;
    if (business.isKnown()) return whenIdle(business.ask);
    return business.ask();
  }, [business, isAsked]);
  return isAsked && isPending;
}
