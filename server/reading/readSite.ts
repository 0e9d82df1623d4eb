import { createSlots } from '../slots.ts';
import { typedAddress, Unreadable, type Resolve } from './addresses.ts';
import { decoded, fetchPage, usualNetwork, type Network } from './fetchPage.ts';
import { pageText } from './pageText.ts';
import { usefulLinks } from './usefulLinks.ts';
import { robotsRules, type MayRead } from './robots.ts';
import type { KeptPage, Site, SiteReader } from './site.ts';
import { createVisit } from './visit.ts';

/** How websites are read, unless a test asks otherwise. It is polite. */
const usual = { ...usualNetwork, maxCharacters: 40_000, pauseMs: 100 };

const morePages = 7;

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
type ReadPage = Awaited<ReturnType<typeof readPage>>;

async function readPage(start: URL, network: Network, mayRead: MayRead) {
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

const withinLimit = (options: typeof usual) => ({
  ...options,
  siteSignal: AbortSignal.timeout(options.siteMs),
});

async function readSite(
  address: string,
  options: typeof usual,
  onPage: (done: number, of: number) => void,
): Promise<Site> {
  const network = { ...withinLimit(options), resolve: onceEach(options.resolve) };
  const start = typedAddress(address, network);
  const mayRead = await rulesOf(start, network);
  const first = await readPage(start, network, mayRead);
  const more = usefulLinks(first.url, first.links, morePages);
  let done = 0;
  const tell = () => onPage((done += 1), more.length + 1);
  tell();
  const slots = createSlots(pagesAtOnce);
  const readOn = async (url: URL) => {
    // A page that cannot be read, or for which no time is left, takes nothing from the others.
    const page = await readPage(url, network, mayRead).catch(() => undefined);
    tell();
    return page ?? [];
  };
  const others = await Promise.all(more.map((url) => slots.run('', () => readOn(url))));
  const pages = kept([first, ...others.flat()], options.maxCharacters);
  if (pages.length === 0) throw new Unreadable('says nothing that can be read');
  const { href } = first.url;
  return { url: href, readAt: new Date().toISOString(), language: first.language, pages };
}

export function createSiteReader(options: Partial<typeof usual> = {}): SiteReader {
  const all = { ...usual, ...options };
  const whyUnreadable = (error: unknown) => {
    if (error instanceof Unreadable) return { because: error.message };
    throw error;
  };
  const answerOf = async (address: string) =>
    fetchPage(new URL('/', typedAddress(address, all)), withinLimit(all));
  return {
    read: (address, onPage = () => {}) =>
      readSite(address, all, onPage).then((site) => ({ site }), whyUnreadable),
    async answers(address) {
      const answer = await answerOf(address).catch(whyUnreadable);
      return 'status' in answer && answer.status < 500 && ![404, 410].includes(answer.status);
    },
    visit: () => {
      const resolve = onceEach(all.resolve);
      return createVisit(all.pauseMs, () => ({ ...withinLimit(all), resolve }), rulesOf);
    },
  };
}
