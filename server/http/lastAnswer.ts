import type { IncomingMessage, ServerResponse } from 'node:http';

/** The most bytes of a rest that are read, and how long they may take. */
const [mostRead, patienceMs] = [2 * 1024 * 1024, 5_000];

/**
 * Sends the last answer of a connection, and reads and discards what still comes in before it closes. A connection that is
 * closed with unread bytes is reset, and a client that is still sending does not read the answer.
 */
export async function endLast(
  req: IncomingMessage,
  res: ServerResponse,
  body: string,
): Promise<void> {
  res.write(body);
  const ended = Promise.withResolvers<void>();
  const timer = setTimeout(ended.resolve, patienceMs);
  let length = 0;
  req.once('end', ended.resolve).once('close', ended.resolve).resume();
  req.on('data', ({ length: more }: Buffer) => {
    length += more;
    if (length > mostRead) ended.resolve();
  });
  await ended.promise;
  clearTimeout(timer);
  res.end();
}
