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

/** Decodes a body by the encoding in its header or in the page. */
function decoded({ contentType, body }: Found): string {
  const named =
    /charset\s*=\s*["']?([\w-]+)/i.exec(contentType)?.[1] ??
    /<meta[^>]{0,200}charset\s*=\s*["']?([\w-]+)/i.exec(
      body.subarray(0, 2048).toString('latin1'),
    )?.[1];
  try {
    return new TextDecoder(named ?? 'utf-8').decode(body);
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
