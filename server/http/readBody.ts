import type { IncomingMessage } from 'node:http';

/** Beyond this size the rest is not read: the connection closes. */
const patience = 8;

/** Reads the body of a request; undefined when it is larger than the limit. The rest is discarded, so that the response arrives. */
export async function readBody(req: IncomingMessage, limit: number): Promise<Buffer | undefined> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of req.iterator({ destroyOnReturn: false })) {
    const part = chunk as Buffer;
    length += part.length;
    if (length <= limit) chunks.push(part);
    if (length > limit * patience) break;
  }
  return length > limit ? undefined : Buffer.concat(chunks, length);
}
