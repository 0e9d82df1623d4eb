import type { IncomingMessage } from 'node:http';

/** Past this the rest is not even read away: the connection closes. */
const patience = 8;

/** The body of a request, or nothing when it is larger than the limit. What is too much is read away, so that the answer arrives. */
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
