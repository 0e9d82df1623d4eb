import { request, type IncomingMessage } from 'node:http';
import { pipeline } from 'node:stream';
import { createBrotliDecompress, createGunzip } from 'node:zlib';
import { checkedAddress, isSameSite, plainHost, Unreadable, type Reach } from './addresses.ts';
import { addressesOf, type Connect, type Resolve } from './connect.ts';
import type { MayRead } from './robots.ts';

/** The user agent for websites. */
const userAgent = 'Bellwether/0.1 (reads websites for suggestions; obeys robots.txt)';

/** Opens connections, and limits what may be read. */
export interface Network extends Reach {
  readonly resolve: Resolve;
  readonly connect: Connect;
  readonly pageMs: number;
  readonly maxBytes: number;
}

/** The response of a page, and the address that sent it. */
export interface Fetched {
  readonly url: URL;
  readonly status: number;
  readonly location?: string | undefined;
  readonly contentType: string;
  readonly body: Buffer;
}

const mostRedirects = 5;
const redirects = new Set([301, 302, 303, 307, 308]);

/** Requests a page and follows redirects on the same site; each address is checked like the first. */
export async function fetchPage(
  start: URL,
  network: Network,
  mayRead: MayRead = () => true,
): Promise<Fetched> {
  let url = start;
  for (let hop = 0; hop <= mostRedirects; hop += 1) {
    checkedAddress(url, network);
    if (!mayRead(`${url.pathname}${url.search}`))
      throw new Unreadable('asks in its robots.txt not to be read');
    const fetched = await fetchOnce(url, network);
    const { status, location } = fetched;
    if (!redirects.has(status) || location === undefined) return fetched;
    const next = URL.parse(location, url);
    if (!next || !isSameSite(next, start)) throw new Unreadable('leads to another website');
    next.hash = '';
    url = next;
  }
  throw new Unreadable(`is redirected more than ${mostRedirects} times`);
}

/** Requests a page from the first of its addresses that answers. */
async function fetchOnce(url: URL, network: Network): Promise<Fetched> {
  const signal = AbortSignal.timeout(network.pageMs);
  try {
    for (const address of (await addressesOf(url, network, signal)).slice(0, 3)) {
      const answer = await ask(url, address, network.connect, signal);
      if (!answer) continue;
      return {
        url,
        status: answer.statusCode ?? 0,
        location: answer.headers.location,
        contentType: answer.headers['content-type'] ?? '',
        body: await bodyOf(answer, network.maxBytes),
      };
    }
    throw new Unreadable('does not answer');
  } catch (error) {
    if (signal.aborted) throw new Unreadable(`took longer than ${network.pageMs / 1000} s`);
    throw error;
  }
}

/** Returns the answer of one address, or undefined when there is none. */
function ask(
  url: URL,
  address: string,
  connect: Connect,
  signal: AbortSignal,
): Promise<IncomingMessage | undefined> {
  const isSecure = url.protocol === 'https:';
  const host = plainHost(url);
  const port = Number(url.port) || (isSecure ? 443 : 80);
  return new Promise((resolve) => {
    const sent = request(
      {
        // The name goes into the Host header; the connection uses the checked address, so that it is not looked up again.
        createConnection: () => connect({ address, port, ...(isSecure && { provenName: host }) }),
        host,
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
    const fail = () => resolve(undefined);
    sent.on('error', fail);
    // A website that changes the protocol causes neither an answer nor an error.
    sent.on('close', fail);
    sent.end();
  });
}

/** Returns the decompressed body, cut at the size limit, and closes the connection. */
async function bodyOf(answer: IncomingMessage, maxBytes: number): Promise<Buffer> {
  const packing = answer.headers['content-encoding']?.trim().toLowerCase();
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    for await (const chunk of unpacked(answer, packing)) {
      chunks.push(chunk as Buffer);
      size += (chunk as Buffer).length;
      if (size >= maxBytes) break;
    }
  } catch (cause) {
    throw new Unreadable('broke off in the middle', { cause });
  } finally {
    answer.destroy();
  }
  return Buffer.concat(chunks).subarray(0, maxBytes);
}

function unpacked(answer: IncomingMessage, packing: string | undefined): NodeJS.ReadableStream {
  if (packing === 'gzip') return pipeline(answer, createGunzip(), () => {});
  if (packing === 'br') return pipeline(answer, createBrotliDecompress(), () => {});
  return answer;
}
