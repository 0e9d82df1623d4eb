import type { IncomingMessage } from 'node:http';

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
