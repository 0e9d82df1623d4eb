import { typedAddress, Unreadable } from './addresses.ts';
import { createResolve, networkConnect, type Resolve } from './connect.ts';
import { decoded, fetchPage, type Network } from './fetchPage.ts';
import { pageText, type PageText } from './pageText.ts';
import { robotsRules, type MayRead } from './robots.ts';
import type { KeptPage, Reading, Site, SiteReader } from './site.ts';
import { usefulLinks } from './usefulLinks.ts';

/** Options for reading websites; the defaults are polite. */
export interface ReadingOptions extends Partial<Network> {
  readonly morePages?: number;
  readonly maxCharacters?: number;
}

const usual = {
  allowsLoopback: false,
  resolve: createResolve(),
  connect: networkConnect,
  pageMs: 10_000,
  maxBytes: 1_000_000,
  morePages: 7,
  maxCharacters: 40_000,
};

/** The most characters of one page. */
const mostOfOnePage = 12_000;
const pagesAtOnce = 2;

/** Each host is looked up once, so that no later answer can lead elsewhere. */
function onceEach(resolve: Resolve): Resolve {
  const known = new Map<string, ReturnType<Resolve>>();
  return (host, signal) => {
    const found = known.get(host) ?? resolve(host, signal);
    known.set(host, found);
    return found;
  };
}

/** Reads the site's robots.txt; a site that fails to answer is not read (RFC 9309). */
async function rulesOf(url: URL, network: Network): Promise<MayRead> {
  const { status, body } = await fetchPage(new URL('/robots.txt', url), network);
  if (status >= 500) throw new Unreadable(`answers with status ${status}`);
  return status === 200 ? robotsRules(body.toString()) : () => true;
}

/** A page that was read, with its address after redirects. */
type ReadPage = PageText & { readonly url: URL };

async function readPage(start: URL, network: Network, mayRead: MayRead): Promise<ReadPage> {
  const fetched = await fetchPage(start, network, mayRead);
  if (fetched.status !== 200) throw new Unreadable(`answers with status ${fetched.status}`);
  if (!/^\s*(text\/html|application\/xhtml\+xml)\b/i.test(fetched.contentType))
    throw new Unreadable('is no HTML');
  const text = pageText(decoded(fetched));
  if (text.isForbidden) throw new Unreadable('asks not to be read by machines');
  return { url: fetched.url, ...text };
}

/** Longer runs of text without white space are cut: some languages have none. */
const longestWord = 50;

/** The beginning of a text, up to this length. It ends at white space, so that no word or number is cut. */
function beginning(text: string, longest: number): string {
  if (text.length <= longest) return text;
  if (longest < longestWord) return '';
  const end = Math.max(text.lastIndexOf(' ', longest), text.lastIndexOf('\n', longest));
  return text.slice(0, end > longest - longestWord ? end : longest).trimEnd();
}

/** Cuts the pages to the size limit. A text that is on several pages is kept only on the first one. */
function kept(pages: readonly ReadPage[], room: number): KeptPage[] {
  const seen = new Set<string>();
  let left = room;
  return pages.flatMap(({ url, title, paragraphs }) => {
    const fresh = paragraphs.filter((paragraph) => !seen.has(paragraph));
    for (const paragraph of fresh) seen.add(paragraph);
    const text = beginning(fresh.join('\n'), Math.min(left, mostOfOnePage)).toWellFormed();
    left -= text.length;
    return text === '' ? [] : [{ url: url.href, title, text }];
  });
}

async function readSite(
  address: string,
  options: Required<ReadingOptions>,
  onPage: (done: number, of: number) => void,
): Promise<Site> {
  const network = { ...options, resolve: onceEach(options.resolve) };
  const start = typedAddress(address, network);
  const mayRead = await rulesOf(start, network);
  const first = await readPage(start, network, mayRead);
  const more = usefulLinks(first.url, first.links, options.morePages);
  let done = 0;
  const tell = () => onPage((done += 1), more.length + 1);
  tell();
  const others: (ReadPage | undefined)[] = [];
  const waiting = more.entries();
  const readOn = async () => {
    for (const [index, url] of waiting) {
      // A page that cannot be read does not prevent reading the others.
      others[index] = await readPage(url, network, mayRead).catch(() => undefined);
      tell();
    }
  };
  await Promise.all(Array.from({ length: pagesAtOnce }, readOn));
  const found = [first, ...others.filter((page) => page !== undefined)];
  const pages = kept(found, options.maxCharacters);
  if (pages.length === 0) throw new Unreadable('says nothing that can be read');
  const { href } = first.url;
  return { url: href, readAt: new Date().toISOString(), language: first.language, pages };
}

/** Makes a reader of websites. */
export function createSiteReader(options: ReadingOptions = {}): SiteReader {
  const all = { ...usual, ...options };
  return {
    async read(address, onPage = () => undefined): Promise<Reading> {
      try {
        return { isRead: true, site: await readSite(address, all, onPage) };
      } catch (error) {
        if (error instanceof Unreadable) return { isRead: false, because: error.message };
        throw error;
      }
    },
    async answers(address) {
      try {
        const url = typedAddress(address, all);
        const { status } = await fetchPage(new URL('/', url), all);
        return status < 500 && status !== 404 && status !== 410;
      } catch (error) {
        if (error instanceof Unreadable) return false;
        throw error;
      }
    },
  };
}
