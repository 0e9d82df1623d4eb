import type { CDPSession, Page } from 'playwright';

/** How fast the line and the processor are. */
const line = {
  offline: false,
  latency: 150,
  downloadThroughput: 200_000,
  uploadThroughput: 94_000,
};
const slowdown = 4;

/** Slows a page and its workers down to a phone on a poor line: 1.6 Mbit/s, 150 ms for each request, a quarter of the processor. */
export async function slowDown(page: Page): Promise<CDPSession> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', line);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  // A worker has a line of its own, which would be a fast one.
  devtools.on('Target.attachedToTarget', ({ sessionId }) => {
    const tell = (id: number, method: string, params: object = {}) =>
      devtools
        .send('Target.sendMessageToTarget', {
          sessionId,
          message: JSON.stringify({ id, method, params }),
        })
        .catch(() => undefined);
    void tell(1, 'Network.enable');
    void tell(2, 'Network.emulateNetworkConditions', line);
    void tell(3, 'Runtime.runIfWaitingForDebugger');
  });
  await devtools.send('Target.setAutoAttach', {
    autoAttach: true,
    waitForDebuggerOnStart: true,
    flatten: false,
  });
  return devtools;
}
