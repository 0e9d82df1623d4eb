import { useEffect, useEffectEvent, useState } from 'react';
import { limits } from '#domain/settings/limits.ts';
import { poll } from '../poll.ts';
import { useServices } from '../services.ts';

/** The progress of the polling. */
export type PollingState =
  | { readonly status: 'off' }
  | { readonly status: 'on'; readonly attempt: number }
  | { readonly status: 'exhausted' };

interface Inputs {
  /** True when the loaded list is empty and may still be filled. */
  readonly isWanted: boolean;
  /** Sends one request and stores its rows in the cache. */
  readonly load: (signal: AbortSignal) => Promise<readonly unknown[]>;
  readonly name: string;
}

/**
 * Polls while `isWanted` and returns the progress. Leaving the page stops it; `restart` starts again with the first attempt.
 */
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
  // The first attempt is shown as soon as polling starts, before its request is sent.
  const state =
    progress?.round === round ? progress.state : ({ status: 'on', attempt: 1 } as const);
  return { state, restart };
}
