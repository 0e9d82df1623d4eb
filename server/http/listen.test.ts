import { Agent, createServer, get } from 'node:http';
import { expect, it } from 'vitest';
import { listen } from './listen.ts';

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
