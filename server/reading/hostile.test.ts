import { describe, expect, it } from 'vitest';
import { createFakeInternet } from '../testing/fakeInternet.ts';
import {
  hostileAddresses,
  otherPublicAddress,
  publicAddress,
} from '../testing/hostileAddresses.ts';
import { serveLocally } from '../testing/serveLocally.ts';
import { createSiteReader } from './readSite.ts';

describe(`${hostileAddresses.length} hostile addresses`, () => {
  it.each(hostileAddresses.map((hostile) => [JSON.stringify(hostile), hostile] as const))(
    'lead nowhere: %s',
    async (_name, hostile) => {
      const internet = await createFakeInternet(hostile);
      const { resolve, connect } = internet;
      const reader = createSiteReader({ resolve, connect });
      const reading = await reader.read(hostile.address);
      await reader.answers(hostile.address);
      const isPublic = (address: string) => [publicAddress, otherPublicAddress].includes(address);
      expect(internet.connected.filter((address) => !isPublic(address))).toEqual([]);
      expect(internet.sockets()).toBe(internet.connected.length);
      // Only names whose first DNS answer is public are read, and only at that address.
      const isHonestAtFirst = hostile.names?.['crumb.example']?.[0]?.join() === publicAddress;
      expect(internet.connected.length > 0).toBe(isHonestAtFirst);
      expect(reading.site !== undefined).toBe(isHonestAtFirst && !hostile.redirects);
      await internet.close();
    },
  );
});

it.each([
  ['https://crumb.example/', 'crumb.example'],
  ['http://crumb.example/', 'crumb.example'],
  ['https://crumb.example:80/', 'crumb.example:80'],
  ['http://crumb.example:443/', 'crumb.example:443'],
])(
  'a request for %s names the host %s, with its port unless it is the usual one',
  async (address, host) => {
    const internet = await createFakeInternet({ names: { 'crumb.example': [[publicAddress]] } });
    const { resolve, connect } = internet;
    await createSiteReader({ resolve, connect }).answers(address);
    expect(internet.hosts).toEqual([host]);
    await internet.close();
  },
);

it('this machine is not asked under any of its names, over the real network', async () => {
  let requests = 0;
  const { port, close } = await serveLocally((_req, res) => {
    requests += 1;
    res.end();
  });
  const reader = createSiteReader({ pageMs: 500 });
  for (const host of ['127.0.0.1', 'localhost', '[::ffff:127.0.0.1]']) {
    const { because } = await reader.read(`http://${host}:${port}/`);
    expect(because).toEqual(expect.any(String));
  }
  expect(requests).toBe(0);
  await close();
});
