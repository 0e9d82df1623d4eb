import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createResolve } from './addresses.ts';

const quadA = 28;

/** The answer to a query: a fixed address, or none of this kind. Only the type and the counts of the header matter. */
function answerTo(query: Buffer): Buffer {
  const isV6 = query.readUInt16BE(query.indexOf(0, 12) + 1) === quadA;
  const answer = Buffer.from(query);
  answer.writeUInt16BE(0x8180, 2);
  answer.writeUInt16BE(isV6 ? 0 : 1, 6);
  answer.writeUInt16BE(0, 10);
  const end = query.indexOf(0, 12) + 5;
  // The name of the question, type A, class IN, 60 s, four bytes.
  const record = Buffer.from([0xc0, 12, 0, 1, 0, 1, 0, 0, 0, 60, 0, 4, 203, 0, 113, 7]);
  return Buffer.concat([answer.subarray(0, end), ...(isV6 ? [] : [record])]);
}

describe('a name', () => {
  let server: ReturnType<typeof createSocket>;
  let address: string;
  beforeEach(async () => {
    server = createSocket('udp4');
    // Silent for hosts whose name begins with 'dead'.
    server.on('message', (query, from) => {
      if (!query.includes('dead')) server.send(answerTo(query), from.port, from.address);
    });
    server.bind(0, '127.0.0.1');
    await once(server, 'listening');
    address = `127.0.0.1:${server.address().port}`;
  });
  afterEach(() => server.close());

  it('is found while other names get no answer', async () => {
    const resolve = createResolve([address]);
    const stop = new AbortController();
    const dead = Array.from({ length: 8 }, (_, index) =>
      resolve(`dead-${index}.example`, stop.signal),
    );
    expect(await resolve('bakery.example', new AbortController().signal)).toEqual(['203.0.113.7']);
    stop.abort();
    expect((await Promise.all(dead)).flat()).toEqual([]);
  });

  it('is not looked up for a request that has been aborted', async () => {
    const resolve = createResolve([address]);
    await expect(resolve('bakery.example', AbortSignal.abort())).rejects.toThrow('aborted');
  });
});
