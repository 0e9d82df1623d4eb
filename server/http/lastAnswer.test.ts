import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { ask } from '../testing/loopback.ts';
import { createTestSandbox, type TestSandbox } from '../testing/testSandbox.ts';

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await createTestSandbox();
});
afterAll(() => sandbox.remove());

/** Sends the headers of a request without a token, and returns the connection once the answer has been read. */
async function refused(length: number) {
  const socket = connect(sandbox.port, '127.0.0.1');
  const heads = ['POST /api/secret HTTP/1.1', 'Host: localhost', `Content-Length: ${length}`];
  socket.write([...heads, '', ''].join('\r\n'));
  const [answer] = (await once(socket, 'data')) as [Buffer];
  expect(answer.toString()).toMatch(/^HTTP\/1.1 401 [^]*\r\nConnection: close\r\n/);
  return socket.resume();
}

it('leaves the connection open until the body has come in, so that the answer is read', async () => {
  const socket = await refused(1_000_000);
  const ended = once(socket, 'end');
  for (let part = 0; part < 10; part += 1) {
    await new Promise<void>((resolve, reject) => {
      socket.write(Buffer.alloc(100_000), (error) => (error ? reject(error) : resolve()));
    });
  }
  await ended;
  expect(socket.errored).toBeNull();
});

describe('after an early answer (D88)', () => {
  // Only what waits for the rest of a body: the connections themselves use none of these timers.
  beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
  afterEach(() => vi.useRealTimers());

  it('no more than 2 MB are read, however soon they come', async () => {
    // More than is sent, so that the body never ends by itself.
    const socket = await refused(100_000_001);
    const closed = new Promise((resolve) => {
      socket.on('error', resolve).once('close', resolve);
    });
    socket.write(Buffer.alloc(100_000_000));
    await closed;
    expect(socket.bytesWritten).toBeGreaterThan(2_000_000);
  });

  it('a client that sends nothing more is waited for 5 s', async () => {
    const socket = await refused(1_000_000);
    const ended = once(socket, 'end');
    await vi.advanceTimersByTimeAsync(4_999);
    // An answer of the server shows that everything before it has arrived.
    await ask(sandbox.origin);
    expect(socket.readableEnded).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    await ended;
  });
});
