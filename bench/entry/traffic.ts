import { existsSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { appFolder } from '#scripts/appBuild.ts';
import { packedSizes } from '#scripts/size/routeSizes.ts';
import type { Tools } from './bareTab.ts';
import { floorFolder } from './floor.ts';

/** A request of the page; times are in milliseconds since the navigation. */
export interface Asked {
  readonly url: string;
  readonly type: string;
  readonly at: number;
  readonly done: number;
  readonly bytes: number;
}

const sent = v.object({
  requestId: v.string(),
  request: v.object({ url: v.string() }),
  type: v.optional(v.string(), 'Other'),
  timestamp: v.number(),
});
const finished = v.object({
  requestId: v.string(),
  timestamp: v.number(),
  encodedDataLength: v.number(),
});

/** Records the requests of the following pages. */
export function recordTraffic(tools: Tools): () => readonly Asked[] {
  const asked = new Map<string, { -readonly [Part in keyof Asked]: Asked[Part] }>();
  let start: number | undefined;
  tools.on('Network.requestWillBeSent', (told) => {
    const { requestId, request, type, timestamp } = v.parse(sent, told);
    if (/^(data|blob|about):/.test(request.url)) return;
    start ??= timestamp;
    // A redirect keeps its id: the first request counts.
    if (asked.has(requestId)) return;
    asked.set(requestId, {
      url: request.url,
      type,
      at: 1000 * (timestamp - start),
      done: Number.POSITIVE_INFINITY,
      bytes: 0,
    });
  });
  tools.on('Network.loadingFinished', (told) => {
    const { requestId, timestamp, encodedDataLength } = v.parse(finished, told);
    const one = asked.get(requestId);
    if (!one) return;
    one.done = 1000 * (timestamp - (start ?? timestamp));
    one.bytes = encodedDataLength;
  });
  return () => [...asked.values()];
}

const builds = [appFolder, floorFolder].map((folder) => ({ folder, sizeOf: packedSizes(folder) }));

const sizeOf = (file: string): number =>
  builds.find(({ folder }) => existsSync(join(folder, file)))?.sizeOf(file) ?? 0;

/** Kilobytes of script received by then, compressed as in a deployment. */
export const scriptBefore = (asked: readonly Asked[], moment: number): number =>
  asked
    .filter(({ type, done, bytes }) => type === 'Script' && done <= moment && bytes > 0)
    .reduce((sum, { url }) => sum + sizeOf(new URL(url).pathname) / 1024, 0);

/** The number of requests by then, with the page itself. */
export const requestsBefore = (asked: readonly Asked[], moment: number): number =>
  asked.filter(({ at }) => at <= moment).length;
