import { expect, it, onTestFinished } from 'vitest';
import { serveLocally } from '../../../testing/serveLocally.ts';
import { chat, Collected } from './chat.ts';

it('takes a refusal for what its status says, also when its body never ends', async () => {
  const { url, close } = await serveLocally((_req, res) => {
    res.writeHead(429);
    res.write('{"error":{"code":"insufficient_quota"}}'.padEnd(5000));
  });
  onTestFinished(close);
  const question = { messages: [], name: 'usps', schema: {} };
  const limits = { firstByteMs: 2_000, wholeMs: 2_000 };
  await expect(
    chat({ baseUrl: url, model: 'm' }, question, 'text', limits, new Collected()),
  ).rejects.toMatchObject({ kind: 'exhausted' });
});
