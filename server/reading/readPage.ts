import { Unreadable } from './addresses.ts';
import { fetchPage, type Fetched, type Network } from './fetchPage.ts';
import { pageText, type PageText } from './pageText.ts';
import type { MayRead } from './robots.ts';

/** A page that was read, with its address after redirects. */
export interface ReadPage extends PageText {
  readonly url: URL;
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
function decoded({ contentType, body }: Fetched): string {
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
  const fetched = await fetchPage(start, network, mayRead);
  if (fetched.status !== 200) throw new Unreadable(`answers with status ${fetched.status}`);
  if (!/^\s*(text\/html|application\/xhtml\+xml)\b/i.test(fetched.contentType))
    throw new Unreadable('is no HTML');
  const text = pageText(decoded(fetched));
  if (text.isForbidden) throw new Unreadable('asks not to be read by machines');
  return { url: fetched.url, ...text };
}
