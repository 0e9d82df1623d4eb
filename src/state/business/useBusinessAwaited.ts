import { useEffect, useSyncExternalStore } from 'react';
import { hasWorkspace } from '#domain/session/host.ts';
import { whenIdle } from '#platform/idle.ts';
import { useVisit } from '../visit.ts';

/**
 * Whether the page has to wait for the workspace's company, which is asked for here. A browser that knows a company waits for
 * nothing, and asks once its page is there.
 */
export function useBusinessAwaited(isWanted = true): boolean {
  const { business, site } = useVisit();
  const isAsked = isWanted && hasWorkspace(site);
  const isAwaited = useSyncExternalStore(business.subscribe, business.isAwaited);
  useEffect(() => {
    if (!isAsked) return undefined;
    if (business.isKnown()) return whenIdle(business.ask);
    return business.ask();
  }, [business, isAsked]);
  return isAsked && isAwaited;
}
