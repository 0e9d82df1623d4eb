import { constants } from 'node:os';

/** The terminal sends one Ctrl-C to this process and to npm, which passes it on: both come within this time. */
const oneSignalMs = 500;

/** Stops once one of the signals arrives, and ends the process. A second one ends it at once. */
export function stopOnSignal(
  signals: readonly ('SIGINT' | 'SIGTERM' | 'SIGHUP')[],
  stop: () => Promise<void>,
  fail: (error: unknown) => void,
): void {
  let stoppedAt: number | undefined;
  for (const signal of signals) {
    process.on(signal, () => {
      const now = performance.now();
      if (stoppedAt !== undefined && now - stoppedAt < oneSignalMs) return;
      // Who asks once more does not want to wait for what runs.
      if (stoppedAt !== undefined) process.exit(128 + constants.signals[signal]);
      stoppedAt = now;
      stop().then(() => process.exit(0), fail);
    });
  }
}
