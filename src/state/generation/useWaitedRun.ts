import { useEffect, useState } from 'react';
import { limits } from '#domain/settings/limits.ts';
import { systemClock } from '#platform/clock.ts';
import type { LedgerEntry } from './ledger.ts';

/**
 * Returns a run for the page that waits for it. `run` is undefined after Stop waiting; `isSlow` is true after 30 seconds.
 */
export function useWaitedRun(entry: LedgerEntry | undefined) {
  const since = entry?.state === 'running' ? entry.since : null;
  const [slow, setSlow] = useState<number | null>(null);
  const [dismissed, setDismissed] = useState<number | null>(null);
  useEffect(() => {
    if (since === null) return undefined;
    const remaining = since + limits.stillWorkingMs - systemClock.now();
    const timer = setTimeout(() => setSlow(since), Math.max(0, remaining));
    return () => clearTimeout(timer);
  }, [since]);
  return {
    run: since !== null && dismissed === since ? undefined : entry,
    isSlow: since !== null && slow === since,
    /** Hides this run. It continues, and its rows appear when they arrive. */
    stopWaiting: () => setDismissed(since),
  };
}
