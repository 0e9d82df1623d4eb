import * as v from 'valibot';
import { until, type Tools } from './bareTab.ts';

/** A phone's network: 1.6 Mbit/s down, 0.75 up, 150 ms. */
const slowNetwork = {
  offline: false,
  latency: 150,
  downloadThroughput: 200_000,
  uploadThroughput: 94_000,
};
const slowdown = 4;

/** Slows a page's processor down to a phone's: a quarter of this one. */
export const slowProcessor = (tools: Tools) =>
  tools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });

/** Slows a page and its workers down to a phone on a slow network. */
export async function slowDown(tools: Tools): Promise<void> {
  await tools.send('Network.enable');
  await tools.send('Network.emulateNetworkConditions', slowNetwork);
  await slowProcessor(tools);
  // A worker has its own network settings, which would be fast.
  tools.on('Target.attachedToTarget', (told) => {
    const { sessionId } = v.parse(v.object({ sessionId: v.string() }), told);
    const tell = (id: number, method: string, params: object = {}) =>
      tools
        .send('Target.sendMessageToTarget', {
          sessionId,
          message: JSON.stringify({ id, method, params }),
        })
        .catch(() => undefined);
    void tell(1, 'Network.enable');
    void tell(2, 'Network.emulateNetworkConditions', slowNetwork);
    void tell(3, 'Runtime.runIfWaitingForDebugger');
  });
  await tools.send('Target.setAutoAttach', {
    autoAttach: true,
    waitForDebuggerOnStart: true,
    flatten: false,
  });
}

/** A request of the page, and when it was sent, in milliseconds since the navigation. */
interface Asked {
  readonly url: string;
  readonly at: number;
}

/** The requests of a page so far, and how many of them are answered. */
export interface Traffic {
  readonly asked: readonly Asked[];
  readonly answered: number;
}

const sent = v.object({
  requestId: v.string(),
  request: v.object({ url: v.string() }),
  timestamp: v.number(),
});

/** Records the requests of the following pages. */
export function recordTraffic(tools: Tools): () => Traffic {
  const asked = new Map<string, Asked>();
  let answered = 0;
  let start: number | undefined;
  tools.on('Network.requestWillBeSent', (told) => {
    const { requestId, request, timestamp } = v.parse(sent, told);
    if (/^(data|blob|about):/.test(request.url)) return;
    start ??= timestamp;
    // A redirect keeps its id: the first request counts.
    if (!asked.has(requestId))
      asked.set(requestId, { url: request.url, at: 1000 * (timestamp - start) });
  });
  tools.on('Network.loadingFinished', () => (answered += 1));
  return () => ({ asked: [...asked.values()], answered });
}

/** Waits for one second without network traffic. */
export async function quiet(traffic: () => Traffic): Promise<void> {
  const happened = () => traffic().asked.length + traffic().answered;
  let [count, since] = [happened(), Date.now()];
  await until('The page is quiet', () => {
    const now = happened();
    if (now > count) [count, since] = [now, Date.now()];
    return Date.now() - since > 1000;
  });
}
