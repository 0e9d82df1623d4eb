import { Agent, createServer, get, type IncomingMessage } from 'node:http';
import { connect, type Socket } from 'node:net';
import { describe, expect, it } from 'vitest';
import { ask } from '../testing/loopback.ts';
import { addressOf, limitConnections, listen } from './connections.ts';

describe('the address of a client', () => {
  const from = (remoteAddress: string, forwarded?: string) =>
    ({
      socket: { remoteAddress },
      headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded },
    }) as unknown as IncomingMessage;

  it.each([
    [from('::ffff:192.0.2.7'), false, '192.0.2.7'],
    [from('192.0.2.7', '203.0.113.9'), false, '192.0.2.7'],
    [from('10.0.0.1', 'made up, 203.0.113.9'), true, '203.0.113.9'],
    [from('2001:db8:1:2:3:4:5:6'), false, '2001:db8:1:2'],
    [from('2001:DB8::6'), false, '2001:db8:0:0'],
  ])('%#: counts', (req, trustsProxy, address) => {
    expect(addressOf(req, trustsProxy)).toBe(address);
  });
});

it('an address has only so many connections, and another one when it has closed one', async () => {
  const server = createServer((_req, res) => res.end('here'));
  limitConnections(server, 3);
  const { port, stop } = await listen(server, 0);
  const open = (host = '127.0.0.1') =>
    new Promise<Socket>((resolve) => {
      const socket = connect(port, host, () => resolve(socket));
      socket.on('error', () => {});
    });
  const closed = (socket: Socket) =>
    new Promise<string>((resolve) => {
      socket.on('close', () => resolve('closed'));
    });
  const url = `http://127.0.0.1:${port}/`;
  const three = await Promise.all([open(), open(), open()]);
  expect(await closed(await open())).toBe('closed');
  three[0].destroy();
  // Its end arrives a little later than its client knows of it.
  await expect
    .poll(() =>
      ask(url).then(
        ({ text }) => text,
        () => 'closed',
      ),
    )
    .toBe('here');
  for (const socket of three) socket.destroy();
  await stop();
});

/** How long a proxy keeps idle connections: Caddy two minutes, others at most that. In seconds. */
const ofProxies = 120;

it('keeps idle connections of a proxy longer than the proxy does', async () => {
  const { port, stop } = await listen(
    createServer((_req, res) => res.end('ok')),
    0,
    true,
  );
  const agent = new Agent({ keepAlive: true });
  const headers = await new Promise<NodeJS.Dict<string | string[]>>((resolve, reject) => {
    get({ host: '127.0.0.1', port, agent }, (res) => {
      res.resume();
      resolve(res.headers);
    }).on('error', reject);
  });
  agent.destroy();
  await stop();
  const [, seconds] = /timeout=(\d+)/.exec(String(headers['keep-alive'])) ?? [];
  expect(Number(seconds)).toBeGreaterThan(ofProxies);
});
