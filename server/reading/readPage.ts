import { fetchPage, type Network } from './fetchPage.ts';
import { pageText, type PageText } from './pageText.ts';
import type { MayRead } from './robots.ts';
import { checkedAddress, isSameSite } from './siteAddress.ts';
import { Unreadable } from './unreadable.ts';

/** A page that was read, with its address after redirects. */
export interface ReadPage extends PageText {
  readonly url: URL;
}

/** The response of a page, after redirects. */
export interface Found {
  readonly url: URL;
  readonly status: number;
  readonly contentType: string;
  readonly body: Buffer;
}

const mostRedirects = 5;
const redirects = new Set([301, 302, 303, 307, 308]);

/** Requests a page and follows redirects on the same site; each address is checked like the first. */
export async function findPage(
  start: URL,
  network: Network,
  mayRead: MayRead = () => true,
): Promise<Found> {
  let url = start;
  for (let hop = 0; hop <= mostRedirects; hop += 1) {
    checkedAddress(url, network);
    if (!mayRead(`${url.pathname}${url.search}`))
      throw new Unreadable('asks in its robots.txt not to be read');
    const { status, location, contentType, body } = await fetchPage(url, network);
    if (!redirects.has(status) || location === undefined) return { url, status, contentType, body };
    const next = URL.parse(location, url);
    if (!next || !isSameSite(next, start)) throw new Unreadable('leads to another website');
    next.hash = '';
    url = next;
  }
  throw new Unreadable(`is redirected more than ${mostRedirects} times`);
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
function decoded({ contentType, body }: Found): string {
  const inHeader = /charset\s*=\s*["']?([\w-]+)/i.exec(contentType)?.[1];
  const encoding = markedEncoding(body) ?? inHeader ?? namedEncoding(body) ?? 'utf-8';
  try {
    return new TextDecoder(encoding).decode(body);
  } catch {
    return new TextDecoder().decode(body);
  }
}

/** Reads one page of HTML. */
export async function readPage(start: URL, network: Network, mayRead: MayRead): Promise<ReadPage> {
  const found = await findPage(start, network, mayRead);
  if (found.status !== 200) throw new Unreadable(`answers with status ${found.status}`);
  if (!/^\s*(text\/html|application\/xhtml\+xml)\b/i.test(found.contentType))
    throw new Unreadable('is no HTML');
  const text = pageText(decoded(found));
  if (text.isForbidden) throw new Unreadable('asks not to be read by machines');
  return { url: found.url, ...text };
}
