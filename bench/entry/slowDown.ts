import * as v from 'valibot';
import type { Tools } from './bareTab.ts';

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

/** Slows a page and its workers down to a phone on a slow network: 1.6 Mbit/s, 150 ms latency, a quarter of the processor. */
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
