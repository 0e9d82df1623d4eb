import { useEffect, useState } from 'react';
import { limits } from '#domain/settings/limits.ts';
import { systemClock } from '#platform/clock.ts';
import type { LedgerEntry } from './ledger.ts';

/** A run as a page shows it that waits for it: whether it takes long, and nothing at all once nobody waits for it any more. */
export function useWaitedRun(entry: LedgerEntry | undefined) {
  const since = entry?.state === 'running' ? entry.since : null;
  const [slow, setSlow] = useState<number | null>(null);
  const [left, setLeft] = useState<number | null>(null);
  useEffect(() => {
    if (since === null) return undefined;
    const remaining = since + limits.stillWorkingMs - systemClock.now();
    const timer = setTimeout(() => setSlow(since), Math.max(0, remaining));
    return () => clearTimeout(timer);
  }, [since]);
  return {
    run: since !== null && left === since ? undefined : entry,
    isSlow: since !== null && slow === since,
    /** Shows this run no longer; it goes on, and its rows are shown when they come. */
    stopWaiting: () => setLeft(since),
  };
}
