import type { IncomingMessage, ServerResponse } from 'node:http';
import { PassThrough, type Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Step } from '#domain/work/step.ts';
import type { Answer } from '../operations/answerCall.ts';
import { waitFor } from '../operations/runs.ts';
import type { Headers } from './headers.ts';

/** A body this many times larger than the limit is not read to its end: the connection closes. */
const readFactor = 8;

/** Reads the body of a request; undefined when it exceeds the limit. The rest is discarded, so that the response arrives. */
export async function readBody(req: IncomingMessage, limit: number): Promise<Buffer | undefined> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of req.iterator({ destroyOnReturn: false })) {
    const part = chunk as Buffer;
    length += part.length;
    if (length <= limit) chunks.push(part);
    if (length > limit * readFactor) break;
  }
  return length > limit ? undefined : Buffer.concat(chunks, length);
}

let last: Promise<void> = Promise.resolve();

/** Lets one list begin or go on in each turn of the event loop, whoever asked for it: many at once would delay all requests. */
export function turn(): Promise<void> {
  last = last.then(() => nextTurn());
  return last;
}

async function* nothing() {}

/** The bytes of `{…,"data":[…]}`, part by part: a hundred lists that wait take less memory than as texts. No part is empty. */
export async function* bytesOf(
  body: unknown,
  rest: AsyncIterable<readonly unknown[]> = nothing(),
): AsyncGenerator<Buffer, void> {
  const { data, ...others } = body as { readonly data: readonly unknown[] };
  // Without the `]}` at its end.
  yield Buffer.from(JSON.stringify({ ...others, data }).slice(0, -2));
  for await (const part of rest) {
    yield Buffer.from(`,${JSON.stringify(part).slice(1, -1)}`);
    await turn();
  }
  yield Buffer.from(']}');
}

/** Sends a long answer. Its next rows are read only once the client has taken the former ones. */
export async function sendBytes(
  res: ServerResponse,
  bytes: AsyncIterable<Buffer>,
  packing: Transform = new PassThrough(),
): Promise<void> {
  try {
    await pipeline(bytes, packing, res);
  } catch (error) {
    // A client that leaves is not an error of the server.
    if (!res.socket?.destroyed) throw error;
  }
}

/** The type of a sequence of JSON texts (RFC 7464): the steps as they happen, then the answer. */
const sequence = 'application/json-seq';

/** Returns a stream of steps for a client that accepts a sequence. The status in its last record counts: the first step sends 200. */
export function stepStream(req: IncomingMessage, res: ServerResponse, headers: Headers) {
  if (!(req.headers.accept ?? '').includes(sequence)) return undefined;
  let hasBegun = false;
  const send = (value: unknown): void => {
    // Work may go on after the answer, and a write after the end would be an uncaught error.
    if (res.destroyed || res.writableEnded) return;
    if (!hasBegun)
      res.writeHead(200, { ...headers, 'Content-Type': sequence, 'X-Accel-Buffering': 'no' });
    hasBegun = true;
    res.write(`\u001E${JSON.stringify(value)}\n`);
  };
  return {
    tell: (step: Step) => send(step),
    /** True once a step was sent: then the answer must be the last record. */
    hasBegun: () => hasBegun,
    end: ({ status, body }: Answer) => {
      send({ status, body });
      // For the log, which should contain the status of the answer.
      res.statusCode = status;
      res.end();
    },
  };
}

/** The most bytes of a rest that are read, and how long they may take. */
const [mostRead, patienceMs] = [2 * 1024 * 1024, 5_000];

/** Sends the last answer of a connection, and reads what still comes in: unread bytes would reset it before the client has read. */
export async function endLast(req: IncomingMessage, res: ServerResponse, body: string) {
  res.write(body);
  const ended = Promise.withResolvers<void>();
  let length = 0;
  req.once('end', ended.resolve).once('close', ended.resolve).resume();
  req.on('data', ({ length: more }: Buffer) => {
    length += more;
    if (length > mostRead) ended.resolve();
  });
  await waitFor(ended.promise, patienceMs);
  res.end();
}
