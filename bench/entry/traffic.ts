import type { CDPSession } from 'playwright';

/** One request as the page made it, in milliseconds since the page itself was asked for. */
export interface Asked {
  readonly url: string;
  readonly type: string;
  readonly at: number;
  readonly done: number;
  readonly bytes: number;
  readonly isCached: boolean;
}

/** Writes down what a page asks for, from the next page on. */
export function recordTraffic(devtools: CDPSession): () => readonly Asked[] {
  const asked = new Map<string, { -readonly [Part in keyof Asked]: Asked[Part] }>();
  let start: number | undefined;
  devtools.on('Network.requestWillBeSent', ({ requestId, request, type, timestamp }) => {
    if (/^(data|blob|about):/.test(request.url)) return;
    start ??= timestamp;
    // A redirect keeps its id: what was asked for first is what counts.
    if (asked.has(requestId)) return;
    asked.set(requestId, {
      url: request.url,
      type: type ?? 'Other',
      at: 1000 * (timestamp - start),
      done: Number.POSITIVE_INFINITY,
      bytes: 0,
      isCached: false,
    });
  });
  devtools.on('Network.requestServedFromCache', ({ requestId }) => {
    const one = asked.get(requestId);
    if (one) one.isCached = true;
  });
  devtools.on('Network.loadingFinished', ({ requestId, timestamp, encodedDataLength }) => {
    const one = asked.get(requestId);
    if (!one) return;
    one.done = 1000 * (timestamp - (start ?? timestamp));
    one.bytes = encodedDataLength;
  });
  return () => [...asked.values()];
}

/** Kilobytes of script that had arrived by then. */
export const scriptBefore = (asked: readonly Asked[], moment: number): number =>
  asked
    .filter(({ type, done }) => type === 'Script' && done <= moment)
    .reduce((sum, { bytes }) => sum + bytes / 1024, 0);

/** Requests made by then, the page itself among them. */
export const requestsBefore = (asked: readonly Asked[], moment: number): number =>
  asked.filter(({ at }) => at <= moment).length;
