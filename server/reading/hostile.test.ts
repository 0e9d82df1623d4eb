import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createFakeInternet } from '../testing/fakeInternet.ts';
import {
  hostileAddresses,
  otherPublicAddress,
  publicAddress,
} from '../testing/hostileAddresses.ts';
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

describe('this machine', () => {
  let server: Server;
  let port = 0;
  let connections = 0;
  beforeAll(async () => {
    server = createServer((_req, res) => res.end()).on('connection', () => (connections += 1));
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    ({ port } = server.address() as AddressInfo);
  });
  afterAll(() => new Promise((done) => server.close(done)));

  it.each(['127.0.0.1', 'localhost', '[::ffff:127.0.0.1]'])(
    'is not asked as %s, over the real network',
    async (host) => {
      const reader = createSiteReader({ pageMs: 500 });
      expect(await reader.read(`http://${host}:${port}/`)).toMatchObject({
        because: expect.any(String) as unknown,
      });
      expect(connections).toBe(0);
    },
  );
});
