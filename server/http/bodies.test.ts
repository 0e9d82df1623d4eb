import { afterAll, beforeAll, expect, it } from 'vitest';
import { ask } from '../testing/loopback.ts';
import { serveLocally } from '../testing/serveLocally.ts';
import { createTestSandbox, type TestSandbox } from '../testing/testSandbox.ts';
import { stepStream } from './bodies.ts';

const refusal = { success: false, message: 'The model took too long. Try again.' };

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await createTestSandbox({
    makeApi:
      () =>
      async ({ pathname, onStep }) => {
        if (pathname !== '/api/quick') onStep?.({ step: 'reading', done: 1, of: 2 });
        if (pathname === '/api/long') onStep?.({ step: 'writing' });
        return pathname === '/api/long'
          ? { status: 503, body: refusal, retryAfter: 5 }
          : { status: 200, body: { success: true } };
      },
  });
});
afterAll(() => sandbox.remove());

const get = (path: string, accept?: string) =>
  ask(`${sandbox.origin}/api/${path}`, { headers: accept === undefined ? {} : { accept } });

const sequence = 'application/json, application/json-seq';

it('sends steps to clients that accept a sequence, and the answer at the end', async () => {
  const { status, headers, text } = await get('long', sequence);
  expect([status, headers['content-type']]).toEqual([200, 'application/json-seq']);
  const records = text
    .split('\u001E')
    .slice(1)
    .map((record) => JSON.parse(record) as unknown);
  expect(records).toEqual([
    { step: 'reading', done: 1, of: 2 },
    { step: 'writing' },
    { status: 503, body: refusal },
  ]);
});

it.each([undefined, 'application/json', '*/*'])(
  'answers as usual to a client that accepts %s',
  async (accept) => {
    const { status, headers, text } = await get('long', accept);
    expect([status, headers['retry-after']]).toEqual([503, '5']);
    expect(JSON.parse(text)).toEqual(refusal);
  },
);

it('answers as usual without steps', async () => {
  const { status, headers } = await get('quick', sequence);
  expect([status, headers['content-type']]).toEqual([200, 'application/json; charset=utf-8']);
});

it.each([true, false])(
  'sends no step after the answer, when a step came before: %s',
  async (isBegun) => {
    const errors: unknown[] = [];
    const { url, close } = await serveLocally((req, res) => {
      res.on('error', (error) => errors.push(error));
      const stream = stepStream(req, res, {});
      if (isBegun) {
        stream?.tell({ step: 'reading' });
        stream?.end({ status: 200, body: {} });
      } else res.end('{}');
      stream?.tell({ step: 'writing' });
    });
    const { text } = await ask(url, { headers: { accept: sequence } });
    expect([text.includes('writing'), errors]).toEqual([false, []]);
    await close();
  },
);
