/**
 * Waits, and rejects with the signal's reason when it aborts. The services have one that pauses while the page is hidden,
 * and one that does not.
 */
export type Wait = (ms: number, signal: AbortSignal) => Promise<void>;
