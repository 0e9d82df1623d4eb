import type { ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { turn } from './turn.ts';

/** Writes `{…,"data":[…]}` part by part, as bytes: a hundred lists that wait take less memory than as texts. No part is empty. */
async function* bytesOf(body: unknown, rest: AsyncIterable<readonly unknown[]>) {
  const { data, ...others } = body as { readonly data: readonly unknown[] };
  // Without the `]}` at its end.
  yield Buffer.from(JSON.stringify({ ...others, data }).slice(0, -2));
  for await (const part of rest) {
    yield Buffer.from(`,${JSON.stringify(part).slice(1, -1)}`);
    await turn();
  }
  yield Buffer.from(']}');
}

/** Sends a long list. Its next rows are read only once the client has taken the former ones. */
export async function sendParts(
  res: ServerResponse,
  body: unknown,
  rest: AsyncIterable<readonly unknown[]>,
): Promise<void> {
  try {
    await pipeline(bytesOf(body, rest), res);
  } catch (error) {
    // A client that leaves is not an error of the server.
    if (!res.socket?.destroyed) throw error;
  }
}
