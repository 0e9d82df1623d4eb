import { request, type IncomingMessage } from 'node:http';
import type { Readable } from 'node:stream';
import { createBrotliDecompress, createGunzip } from 'node:zlib';
import { addressesOf, type Connect, type Resolve } from './connect.ts';
import { plainHost, type Reach } from './siteAddress.ts';
import { Unreadable } from './unreadable.ts';

/** The user agent for websites. */
const userAgent = 'Bellwether/0.1 (reads websites for suggestions; obeys robots.txt)';

/** Opens connections, and limits what may be read. */
export interface Network extends Reach {
  readonly resolve: Resolve;
  readonly connect: Connect;
  readonly pageMs: number;
  readonly maxBytes: number;
}

/** One response; it may be a redirect. */
export interface Fetched {
  readonly status: number;
  readonly location?: string | undefined;
  readonly contentType: string;
  readonly body: Buffer;
}

/** A failed connection; another address of the same host may work. */
class NotReached extends Unreadable {}

/** Requests one page at a checked address. Follows no redirect. */
export async function fetchPage(url: URL, network: Network): Promise<Fetched> {
  const signal = AbortSignal.timeout(network.pageMs);
  try {
    return await fetchFrom(await addressesOf(url, network, signal), url, network, signal);
  } catch (error) {
    if (signal.aborted) throw new Unreadable(`took longer than ${network.pageMs / 1000} s`);
    throw error;
  }
}

/** Requests a page from the first address that answers. */
async function fetchFrom(
  addresses: readonly string[],
  url: URL,
  network: Network,
  signal: AbortSignal,
): Promise<Fetched> {
  let last: unknown;
  for (const address of addresses.slice(0, 3)) {
    try {
      return await ask(url, address, network, signal);
    } catch (error) {
      if (signal.aborted || !(error instanceof NotReached)) throw error;
      last = error;
    }
  }
  throw last;
}

async function ask(
  url: URL,
  address: string,
  { connect, maxBytes }: Network,
  signal: AbortSignal,
): Promise<Fetched> {
  const isSecure = url.protocol === 'https:';
  const port = Number(url.port) || (isSecure ? 443 : 80);
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
  const sent = request(
    {
      // The name goes into the Host header; the connection uses the checked address, so that it is not looked up again.
      createConnection: () =>
        connect({ address, port, ...(isSecure && { provenName: plainHost(url) }) }),
      host: plainHost(url),
      port,
      path: `${url.pathname}${url.search}`,
      headers: {
        host: url.host,
        'user-agent': userAgent,
        accept: 'text/html,application/xhtml+xml;q=0.9,text/plain;q=0.5',
        'accept-encoding': 'gzip, br',
      },
      signal,
    },
    resolve,
  );
  const fail = (cause?: Error) => reject(new NotReached('does not answer', { cause }));
  sent.on('error', fail);
  // A website that changes the protocol causes neither an answer nor an error.
  sent.on('close', fail);
  sent.end();
  try {
    const answer = await promise;
    const body = await bodyOf(answer, maxBytes);
    return {
      status: answer.statusCode ?? 0,
      location: answer.headers.location,
      contentType: answer.headers['content-type'] ?? '',
      body,
    };
  } finally {
    sent.destroy();
  }
}

/** Returns the decompressed body, cut at the size limit. */
async function bodyOf(answer: IncomingMessage, maxBytes: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    for await (const chunk of unpacked(answer)) {
      chunks.push(chunk as Buffer);
      size += (chunk as Buffer).length;
      if (size >= maxBytes) break;
    }
  } catch (cause) {
    throw new Unreadable('broke off in the middle', { cause });
  }
  return Buffer.concat(chunks).subarray(0, maxBytes);
}

const packings = { gzip: createGunzip, br: createBrotliDecompress };

function unpacked(answer: IncomingMessage): Readable {
  const packing = answer.headers['content-encoding']?.trim().toLowerCase();
  if (packing !== 'gzip' && packing !== 'br') return answer;
  const stream = packings[packing]();
  answer.on('error', (error) => stream.destroy(error));
  return answer.pipe(stream);
}
