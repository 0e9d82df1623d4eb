import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { chat, Collected } from './chat.ts';

let server: Server;
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

it('takes a refusal for what its status says, also when its body never ends', async () => {
  server = createServer((_req, res) => {
    res.writeHead(429);
    res.write('{"error":{"code":"insufficient_quota"}}'.padEnd(5000));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  const address = { baseUrl: `http://127.0.0.1:${port}`, model: 'm' };
  const question = { messages: [], name: 'usps', schema: {} };
  const limits = { firstByteMs: 2_000, wholeMs: 2_000 };
  await expect(chat(address, question, 'text', limits, new Collected())).rejects.toMatchObject({
    kind: 'exhausted',
  });
});
