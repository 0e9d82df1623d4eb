import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream';
import { createGzip } from 'node:zlib';
import type { Answer } from '../operations/answerCall.ts';
import type { ListState } from '../operations/context.ts';
import { bytesOf, sendBytes } from './bodies.ts';
import { acceptedEncodings } from './builtApp.ts';
import type { Headers } from './headers.ts';

/** The most bytes of all that is kept: some hundred of the longest lists. */
const mostBytes = 32 * 1024 * 1024;

/** A list that is longer when it is packed is not kept: each client gets its own, as fast as it takes it. */
const mostOfList = 2 * 1024 * 1024;

/** About what an entry takes beside its list. */
const bytesOfEntry = 500;

/** A list of which nothing is packed is too long. */
interface Kept {
  readonly revision: string;
  readonly packed: Buffer | undefined;
}

const sizeOf = (name: string, { revision, packed }: Kept): number =>
  2 * (name.length + revision.length) + bytesOfEntry + (packed?.length ?? 0);

/** Packs a list: all of it if it is short, else its beginning, and the rest as it is taken. */
async function pack({ body, rest }: Answer): Promise<Buffer | AsyncIterable<Buffer>> {
  const gzip = pipeline(bytesOf(body, rest), createGzip(), () => {});
  const left = gzip[Symbol.asyncIterator]() as AsyncGenerator<Buffer, void>;
  const beginning: Buffer[] = [];
  for (let bytes = 0; bytes <= mostOfList;) {
    const next = await left.next();
    if (next.done) return Buffer.concat(beginning);
    beginning.push(next.value);
    bytes += next.value.length;
  }
  return (async function* all() {
    yield* beginning.splice(0);
    yield* left;
  })();
}

const asWhole = (packed: Buffer | AsyncIterable<Buffer>): Buffer | undefined =>
  Buffer.isBuffer(packed) ? packed : undefined;

/** Sends lists: nothing to a client that has the list as it is, and compressed to others. A short one is kept for who asks next. */
export function createKeptLists() {
  const lists = new Map<string, Kept>();
  /** The lists that are being packed, by name and revision. */
  const packing = new Map<string, Promise<Buffer | undefined>>();
  let bytes = 0;

  const forget = (name: string): void => {
    const kept = lists.get(name);
    if (kept) bytes -= sizeOf(name, kept);
    lists.delete(name);
  };
  /** Keeps a list as the last one that was used, and forgets others that were not used for longest. */
  const keep = (name: string, list: Kept): void => {
    forget(name);
    bytes += sizeOf(name, list);
    lists.set(name, list);
    for (const oldest of lists.keys()) {
      if (bytes <= mostBytes) break;
      forget(oldest);
    }
  };

  /** Packs a list for all who ask for it meanwhile. The first of them gets a long one; the others nothing. */
  async function packOnce({ name, revision }: ListState, answer: Answer) {
    const state = `${name} ${revision}`;
    const joined = packing.get(state);
    if (joined) return joined;
    const own = pack(answer);
    const shared = own.then(asWhole);
    packing.set(state, shared);
    try {
      const packed = await shared;
      keep(name, { revision, packed });
      return await own;
    } finally {
      packing.delete(state);
    }
  }

  return (req: IncomingMessage, res: ServerResponse) => {
    const isPacked = acceptedEncodings(req).includes('gzip');
    // Weak, as it is the same for all encodings.
    const tagOf = ({ revision }: ListState): string => `W/"${revision}"`;
    const isAtClient = (list: ListState): boolean => req.headers['if-none-match'] === tagOf(list);
    /** What the server has of the list in this state. It is looked up once: the list may be forgotten meanwhile. */
    let kept: Kept | undefined;

    return {
      isKnown: (list: ListState): boolean => {
        const last = isPacked ? lists.get(list.name) : undefined;
        kept = last?.revision === list.revision ? last : undefined;
        return isAtClient(list) || kept?.packed !== undefined;
      },
      send: async (list: ListState, answer: Answer, own: Headers): Promise<void> => {
        const headers = { ...own, ETag: tagOf(list) };
        if (isAtClient(list)) return void res.writeHead(304, headers).end();
        const { status, body, rest } = answer;
        if (!isPacked) {
          res.writeHead(status, headers);
          return rest ? sendBytes(res, bytesOf(body, rest)) : void res.end(JSON.stringify(body));
        }
        if (kept) keep(list.name, kept);
        const packed = kept ? kept.packed : await packOnce(list, answer);
        res.writeHead(status, { ...headers, 'Content-Encoding': 'gzip' });
        if (Buffer.isBuffer(packed)) return void res.end(packed);
        if (packed) return sendBytes(res, packed);
        return sendBytes(res, bytesOf(body, rest), createGzip());
      },
    };
  };
}
