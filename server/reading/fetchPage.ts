import { request, type IncomingMessage } from 'node:http';
import { connect as connectSocket, isIP, type Socket } from 'node:net';
import { PassThrough, pipeline, type Transform } from 'node:stream';
import { connect as connectTls } from 'node:tls';
import { createBrotliDecompress, createGunzip } from 'node:zlib';
import {
  addressesOf,
  checkedAddress,
  createResolve,
  isSameSite,
  plainHost,
  Unreadable,
} from './addresses.ts';
import type { MayRead } from './robots.ts';

const userAgent = 'Bellwether/1.0 (reads websites for suggestions; obeys robots.txt)';

/** Opens a connection to an address, never to a name. Uses TLS when there is a name that the certificate must prove. */
export type Connect = (to: {
  readonly address: string;
  readonly port: number;
  readonly provenName: string | undefined;
}) => Socket;

const networkConnect: Connect = ({ address, port, provenName }) => {
  if (provenName === undefined) return connectSocket({ host: address, port });
  return connectTls({
    host: address,
    port,
    // SNI cannot contain an IP address. The certificate is still checked.
    ...(isIP(provenName) ? {} : { servername: provenName }),
    ALPNProtocols: ['http/1.1'],
  });
};

export const usualNetwork = {
  allowsLoopback: false,
  resolve: createResolve(),
  connect: networkConnect,
  pageMs: 10_000,
  siteMs: 60_000,
};
/** `siteSignal` ends after `siteMs`. All pages of a site share it, so that a slow site holds its place only so long. */
export type Network = typeof usualNetwork & { readonly siteSignal: AbortSignal };

type Fetched = Awaited<ReturnType<typeof fetchOnce>>;

/** What a site says about the state of a page (RFC 9110). When it is sent back, the answer is 304 while the page is the same. */
export interface PageState {
  readonly etag?: string | undefined;
  readonly modified?: string | undefined;
}

const mostRedirects = 5;
const redirects = new Set([301, 302, 303, 307, 308]);

/** Requests a page and follows redirects on the same site; each address is checked like the first. */
export async function fetchPage(
  start: URL,
  network: Network,
  mayRead: MayRead = () => true,
  known: PageState = {},
) {
  let url = start;
  for (let hop = 0; hop <= mostRedirects; hop += 1) {
    checkedAddress(url, network);
    if (!mayRead(`${url.pathname}${url.search}`))
      throw new Unreadable('asks in its robots.txt not to be read');
    const fetched = await fetchOnce(url, network, known);
    const { status, location } = fetched;
    if (!redirects.has(status) || location === undefined) return fetched;
    const next = URL.parse(location, url);
    if (!next || !isSameSite(next, start)) throw new Unreadable('leads to another website');
    next.hash = '';
    url = next;
  }
  throw new Unreadable(`is redirected more than ${mostRedirects} times`);
}

async function fetchOnce(url: URL, network: Network, known: PageState) {
  const { siteSignal } = network;
  const pageSignal = AbortSignal.timeout(network.pageMs);
  const signal = AbortSignal.any([siteSignal, pageSignal]);
  try {
    signal.throwIfAborted();
    for (const address of (await addressesOf(url, network, signal)).slice(0, 3)) {
      const answer = await ask(url, address, network.connect, signal, known);
      if (!answer) continue;
      const { etag, 'last-modified': modified } = answer.headers;
      return {
        url,
        status: answer.statusCode ?? 0,
        location: answer.headers.location,
        contentType: answer.headers['content-type'] ?? '',
        state: { etag, modified },
        body: await bodyOf(answer),
      };
    }
    throw new Unreadable('does not answer');
  } catch (error) {
    if (siteSignal.aborted) throw new Unreadable(`took longer than ${network.siteMs / 1000} s`);
    if (pageSignal.aborted) throw new Unreadable(`took longer than ${network.pageMs / 1000} s`);
    throw error;
  }
}

function ask(
  url: URL,
  address: string,
  connect: Connect,
  signal: AbortSignal,
  { etag, modified }: PageState,
) {
  const isSecure = url.protocol === 'https:';
  const port = Number(url.port) || (isSecure ? 443 : 80);
  const provenName = isSecure ? plainHost(url) : undefined;
  return new Promise<IncomingMessage | undefined>((resolve) => {
    const sent = request(
      url,
      {
        // The connection speaks TLS where it must, and uses the checked address, so that the name is not looked up again.
        protocol: 'http:',
        createConnection: () => connect({ address, port, provenName }),
        headers: {
          host: url.host,
          'user-agent': userAgent,
          accept: 'text/html,application/xhtml+xml;q=0.9,text/plain;q=0.5',
          'accept-encoding': 'gzip, br',
          ...(etag !== undefined && { 'if-none-match': etag }),
          ...(modified !== undefined && { 'if-modified-since': modified }),
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

/** A map, because a website may name any encoding, such as `__proto__`. */
const unpackers = new Map<string | undefined, () => Transform>([
  ['gzip', createGunzip],
  ['br', createBrotliDecompress],
]);

/** The most bytes of a page, decompressed. What comes after them is not read. */
export const mostBytes = 1_000_000;

async function bodyOf(answer: IncomingMessage): Promise<Buffer> {
  const packing = answer.headers['content-encoding']?.trim().toLowerCase();
  const unpack = unpackers.get(packing)?.() ?? new PassThrough();
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    for await (const chunk of pipeline(answer, unpack, () => {}) as AsyncIterable<Buffer>) {
      chunks.push(chunk);
      size += chunk.length;
      if (size >= mostBytes) break;
    }
  } catch (cause) {
    throw new Unreadable('broke off in the middle', { cause });
  } finally {
    answer.destroy();
  }
  return Buffer.concat(chunks).subarray(0, mostBytes);
}

const byteOrderMarks = [
  ['\xef\xbb\xbf', 'utf-8'],
  ['\xff\xfe', 'utf-16le'],
  ['\xfe\xff', 'utf-16be'],
] as const;

/** Decodes a body by its first bytes, its header or the page, in the order of the HTML standard. */
export function decoded({ contentType, body }: Fetched): string {
  const start = body.toString('latin1', 0, 2048);
  const marked = byteOrderMarks.find(([mark]) => start.startsWith(mark))?.[1];
  const inHeader = /charset\s*=\s*["']?([\w-]+)/i.exec(contentType)?.[1];
  const inPage = /<meta[^>]{0,200}charset\s*=\s*["']?([\w-]+)/i.exec(start)?.[1];
  // A page in which that name can be read is not in UTF-16.
  const named = inHeader ?? inPage?.replace(/^utf-?16.*/i, 'utf-8');
  try {
    return new TextDecoder(marked ?? named).decode(body);
  } catch {
    return new TextDecoder().decode(body);
  }
}
