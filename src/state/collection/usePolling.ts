import { useEffect, useEffectEvent, useState } from 'react';
import { limits } from '#domain/settings/limits.ts';
import { poll } from '../poll.ts';
import { useServices } from '../services.ts';

/** How far the asking is. */
export type PollingState =
  | { readonly status: 'off' }
  | { readonly status: 'on'; readonly attempt: number }
  | { readonly status: 'exhausted' };

interface Inputs {
  /** The list was loaded and is empty, and asking again makes sense. */
  readonly isWanted: boolean;
  /** One request whose answer also reaches the cache. */
  readonly load: (signal: AbortSignal) => Promise<readonly unknown[]>;
  readonly name: string;
}

/** Polls while it is wanted, and says how far it is. Leaving the page aborts it; `restart` begins the attempts anew. */
export function usePolling({ isWanted, load, name }: Inputs) {
  const { wait, log } = useServices();
  const [round, setRound] = useState(0);
  const [progress, setProgress] = useState<{ round: number; state: PollingState } | null>(null);
  const loadNow = useEffectEvent(load);
  const waitNow = useEffectEvent(wait);
  const giveUp = useEffectEvent(() => log(`No ${name} after ${limits.pollRetries} more tries`));

  useEffect(() => {
    if (!isWanted) return undefined;
    const controller = new AbortController();
    const show = (state: PollingState) => setProgress({ round, state });
    void poll({
      load: (signal) => loadNow(signal),
      wait: (ms, signal) => waitNow(ms, signal),
      retries: limits.pollRetries,
      intervalMs: limits.pollIntervalMs,
      signal: controller.signal,
      onAttempt: (attempt) => show({ status: 'on', attempt }),
    }).then((outcome) => {
      if (outcome !== 'exhausted') return;
      show({ status: 'exhausted' });
      giveUp();
    });
    return () => {
      controller.abort();
      setProgress(null);
    };
  }, [isWanted, round]);

  const restart = () => setRound((count) => count + 1);
  if (!isWanted) return { state: { status: 'off' } as const, restart };
  // Until the first attempt is under way, it is the one that is waited for.
  const state =
    progress?.round === round ? progress.state : ({ status: 'on', attempt: 1 } as const);
  return { state, restart };
}
