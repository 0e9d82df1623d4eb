import { limits } from '#domain/settings/limits.ts';

/**
 * Waits, and rejects with the signal's reason when it aborts. The services have one that pauses while the page is hidden,
 * and one that does not.
 */
export type Wait = (ms: number, signal: AbortSignal) => Promise<void>;

export interface PollOptions<Item> {
  /** Sends one request; it must honour the signal. */
  readonly load: (signal: AbortSignal) => Promise<readonly Item[]>;
  readonly wait: Wait;
  /** Stops polling when it aborts. */
  readonly signal?: AbortSignal;
  /** Called before each attempt. The first attempt is 1. */
  readonly onAttempt?: (attempt: number) => void;
}

export type PollOutcome = 'filled' | 'exhausted' | 'stopped';

/**
 * Polls while a list is empty (D20). Each attempt starts an interval after the previous response, and a failed attempt counts.
 * Polling stops on data, after the last attempt, or when the signal aborts because the page was left.
 */
export async function poll<Item>(options: PollOptions<Item>): Promise<PollOutcome> {
  const { load, wait, signal = new AbortController().signal, onAttempt } = options;
  for (let attempt = 1; attempt <= limits.pollRetries; attempt += 1) {
    try {
      // Sequential: the next attempt starts after the previous response.
      // oxlint-disable-next-line no-await-in-loop
      await wait(limits.pollIntervalMs, signal);
      onAttempt?.(attempt);
      // oxlint-disable-next-line no-await-in-loop -- attempts run one after the other
      const items = await load(signal);
      if (items.length > 0) return 'filled';
    } catch {
      if (signal.aborted) return 'stopped';
    }
    if (signal.aborted) return 'stopped';
  }
  return 'exhausted';
}
