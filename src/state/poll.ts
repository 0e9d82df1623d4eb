/** Waits, and rejects with the signal's reason when it is aborted meanwhile. Waiting also pauses while the page is hidden. */
export type Wait = (ms: number, signal: AbortSignal) => Promise<void>;

export interface PollOptions<Item> {
  /** One request; it must honour the signal. */
  readonly load: (signal: AbortSignal) => Promise<readonly Item[]>;
  readonly wait: Wait;
  readonly retries: number;
  readonly intervalMs: number;
  readonly signal: AbortSignal;
  /** Called before each attempt, counted from one. */
  readonly onAttempt: (attempt: number) => void;
}

export type PollOutcome = 'filled' | 'exhausted' | 'stopped';

/**
 * Asks again while a list is empty (D20): each attempt starts an interval after the former answer, a failed one counts,
 * and it stops by itself on data, on the last attempt, or when the signal says the page was left.
 */
export async function poll<Item>(options: PollOptions<Item>): Promise<PollOutcome> {
  const { load, wait, retries, intervalMs, signal, onAttempt } = options;
  for (let attempt = 1; attempt <= retries; attempt += 1) {
    try {
      // Attempts follow one another on purpose: the next starts after the former answer.
      // oxlint-disable-next-line no-await-in-loop
      await wait(intervalMs, signal);
      onAttempt(attempt);
      // oxlint-disable-next-line no-await-in-loop -- attempts follow one another
      const items = await load(signal);
      if (items.length > 0) return 'filled';
    } catch {
      if (signal.aborted) return 'stopped';
    }
    if (signal.aborted) return 'stopped';
  }
  return 'exhausted';
}
