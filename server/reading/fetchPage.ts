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
interface Fetched {
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

/** Returns the encoding that the first bytes of a body mark. */
function markedEncoding(body: Buffer): string | undefined {
  const start = body.toString('latin1', 0, 3);
  if (start === '\xef\xbb\xbf') return 'utf-8';
  if (start.startsWith('\xff\xfe')) return 'utf-16le';
  return start.startsWith('\xfe\xff') ? 'utf-16be' : undefined;
}

/** Returns the encoding that a page names. A page in which that name can be read is not in UTF-16. */
function namedEncoding(body: Buffer): string | undefined {
  const start = body.toString('latin1', 0, 2048);
  const name = /<meta[^>]{0,200}charset\s*=\s*["']?([\w-]+)/i.exec(start)?.[1];
  return name && /^utf-?16/i.test(name) ? 'utf-8' : name;
}

/** Decodes a body by its first bytes, its header or the page, in the order of the HTML standard. */
export function decoded({ contentType, body }: Fetched): string {
  const inHeader = /charset\s*=\s*["']?([\w-]+)/i.exec(contentType)?.[1];
  const encoding = markedEncoding(body) ?? inHeader ?? namedEncoding(body) ?? 'utf-8';
  try {
    return new TextDecoder(encoding).decode(body);
  } catch {
    return new TextDecoder().decode(body);
  }
}
