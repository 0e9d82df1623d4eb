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
  /** The name of the list. Another list is polled even if this one is not any more. */
  readonly list: string | null;
  /** Sends one request and stores its rows in the cache. */
  readonly load: (signal: AbortSignal) => Promise<readonly unknown[]>;
  readonly name: string;
}

/**
 * Polls while `isWanted` and returns the progress. Leaving the page stops it, and `stop` does until `restart`, which starts
 * again with the first attempt.
 */
export function usePolling({ isWanted, list, load, name }: Inputs) {
  const { wait, log } = useServices();
  const [round, setRound] = useState(0);
  const turn = `${list} ${round}`;
  const [stopped, setStopped] = useState<string | null>(null);
  const isOn = isWanted && stopped !== turn;
  const [progress, setProgress] = useState<{ round: number; state: PollingState } | null>(null);
  const loadNow = useEffectEvent(load);
  const waitNow = useEffectEvent(wait);
  const giveUp = useEffectEvent(() => log(`No ${name} after ${limits.pollRetries} more tries`));

  useEffect(() => {
    if (!isOn) return undefined;
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
  }, [isOn, round]);

  const restart = () => setRound((count) => count + 1);
  const stop = () => setStopped(turn);
  if (!isOn) return { state: { status: 'off' } as const, restart, stop };
  // The first attempt is shown as soon as polling starts, before its request is sent.
  const state =
    progress?.round === round ? progress.state : ({ status: 'on', attempt: 1 } as const);
  return { state, restart, stop };
}
