import type { IncomingMessage, ServerResponse } from 'node:http';
import { createGzip } from 'node:zlib';
import type { Answer } from '../operations/answerCall.ts';
import { sendParts } from './bodies.ts';
import { acceptedEncodings } from './builtApp.ts';
import type { Headers } from './headers.ts';

/** The most bytes of all lists that are kept: some hundred of the longest. */
const mostBytes = 32 * 1024 * 1024;

interface Kept {
  readonly revision: string;
  readonly packed: Buffer;
}

async function* nothing() {}

/** Sends lists: nothing to a client that has the list as it is, and compressed to others. That is kept for the next who asks. */
export function createKeptLists() {
  const lists = new Map<string, Kept>();
  let bytes = 0;

  const forget = (url: string): void => {
    bytes -= lists.get(url)?.packed.length ?? 0;
    lists.delete(url);
  };
  /** Keeps a list as the last one that was used, and forgets others that were not used for longest. */
  const keep = (url: string, list: Kept): void => {
    forget(url);
    bytes += list.packed.length;
    lists.set(url, list);
    for (const oldest of lists.keys()) {
      if (bytes <= mostBytes) break;
      forget(oldest);
    }
  };

  return (req: IncomingMessage, res: ServerResponse) => {
    const url = req.url ?? '';
    const isPacked = acceptedEncodings(req).includes('gzip');
    const kept = isPacked ? lists.get(url) : undefined;
    // Weak, as it is the same for all encodings.
    const tagOf = (revision: string): string => `W/"${revision}"`;
    const isAtClient = (revision: string): boolean =>
      req.headers['if-none-match'] === tagOf(revision);

    return {
      isKnown: (revision: string) => isAtClient(revision) || kept?.revision === revision,
      send: async (revision: string, { status, body, rest = nothing() }: Answer, own: Headers) => {
        const headers = { ...own, ETag: tagOf(revision) };
        if (isAtClient(revision)) return void res.writeHead(304, headers).end();
        if (!isPacked) {
          res.writeHead(status, headers);
          return void (await sendParts(res, body, rest));
        }
        res.writeHead(status, { ...headers, 'Content-Encoding': 'gzip' });
        if (kept?.revision === revision) {
          keep(url, kept);
          return void res.end(kept.packed);
        }
        const packed: Buffer[] = [];
        const gzip = createGzip().on('data', (part: Buffer) => packed.push(part));
        if (await sendParts(res, body, rest, gzip))
          keep(url, { revision, packed: Buffer.concat(packed) });
      },
    };
  };
}
