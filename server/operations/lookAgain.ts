import type { Rows } from '../rows/rows.ts';
import type { Looks } from '../rows/tables.ts';
import type { Look, Visit } from '../reading/site.ts';
import { createSlots } from '../slots.ts';
import { searchable, type Searchable } from '../writers/model/grounds/quotes.ts';
import { requireRow, type Context } from './context.ts';
import { checkedAfter, isSamePage, nearestTo, stands, type Finding } from './findAgain.ts';
import { mark, quotedSites, quotesOn, type Holder, type QuotedSite } from './quotedPages.ts';
import { Refusal } from './refusal.ts';

/** How many pages count as one website of those that a person may have read (D89), and how many of those a look may take. */
const pagesOfOne = 8;
const mostWebsites = 60;
/** How many other pages of a site are searched for what its pages do not have any more. */
const morePages = 7;
/** Beyond this, the texts of a site are not kept to be searched. */
const mostCharacters = 10_000_000;
const mostGone = 500;
/** Of how many pages the state is kept. Any other page is sent as a whole. */
const mostPages = 2_000;

/** All pages that this process looks at. Workspaces take turns. */
const places = createSlots(2);

type Text = Extract<Look, { found: 'text' }>;

interface Missing {
  readonly quote: string;
  readonly url: string;
  readonly holders: readonly Holder[];
  readonly page: Text | undefined;
}

const turn = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/** Says whether one more website may be read, and counts it. */
function createAllowance({ count }: Pick<Context, 'count'>) {
  let left = mostWebsites;
  return async (): Promise<boolean> => {
    if (left === 0) return false;
    left -= 1;
    try {
      await count?.('websites');
      return true;
    } catch (error) {
      if (!(error instanceof Refusal) || error.status !== 429) throw error;
      left = 0;
      return false;
    }
  };
}

/** One look at the quoted pages of a company. */
export async function lookAgain(
  context: Context,
  workspace: string,
  companyId: number,
  begun: string,
): Promise<void> {
  const { rows, reader, onStep } = context;
  if (!reader) return;
  const owner = String(companyId);
  const sites = await quotedSites(rows, workspace, owner);
  const of = sites.reduce((sum, { pages }) => sum + pages.size, 0);
  const mayRead = createAllowance(context);
  let done = 0;
  const onPage = () => onStep?.({ step: 'reading', done: (done += 1), of });
  for (const site of sites) {
    const { pages = {}, gone = [] } = (await rows.names.get('looks', workspace, owner)) ?? {};
    const look = createSiteLook({ context, workspace, visit: reader.visit(), begun, known: pages });
    const isWhole = await look.read(site, mayRead, onPage);
    await look.search(mayRead);
    await keepLook(rows, workspace, owner, {
      on: begun,
      pages: { ...pages, ...look.states },
      gone: [...gone, ...look.gone],
    });
    if (!isWhole) return;
  }
}

const keepLook = (
  rows: Rows,
  workspace: string,
  owner: string,
  { on, gone, pages }: Looks,
): Promise<void> =>
  rows.together(`${workspace} looks ${owner}`, async (within) => {
    // The company may have been deleted meanwhile.
    await requireRow(within, 'companies', workspace, owner);
    const newest = new Map(gone.map((each) => [`${each.kind} ${each.id}`, each]));
    const kept = [...newest.values()].slice(-mostGone);
    const known = Object.fromEntries(Object.entries(pages).slice(-mostPages));
    await within.names.put('looks', workspace, owner, { on, pages: known, gone: kept });
  });

interface SiteLookParts {
  readonly context: Context;
  readonly workspace: string;
  readonly visit: Visit;
  readonly begun: string;
  readonly known: Looks['pages'];
}

function createSiteLook({ context, workspace, visit, begun, known }: SiteLookParts) {
  const { rows, now = () => new Date() } = context;
  const states: Record<string, Looks['pages'][string]> = {};
  const gone: Looks['gone'][number][] = [];
  const missing: Missing[] = [];
  const texts = new Map<string, Searchable>();
  /** Pages that are as they were, and so were not sent. */
  const unread: string[] = [];
  let characters = 0;

  async function lookAt(url: string, state?: Looks['pages'][string]): Promise<Look> {
    const look = await places.run(workspace, () => visit.look(url, state));
    if (look.found !== 'text') return look;
    characters += look.text.length;
    if (characters < mostCharacters) texts.set(look.url, searchable([look]));
    return look;
  }

  async function settle(
    holders: readonly Holder[],
    url: string,
    findings: ReadonlyMap<string, Finding>,
  ): Promise<void> {
    const on = now().toISOString();
    for (const holder of holders)
      await mark(rows, workspace, holder, url, ({ quote, checked }) => {
        const finding = findings.get(quote);
        return finding && checkedAfter(checked, finding, on);
      });
  }

  /** What a look at its page says about a quote; undefined when the other pages have to be searched. */
  function findingOf(quote: string, url: string, look: Look): Finding | undefined {
    if (look.found === 'gone') return undefined;
    if (look.found !== 'text') return { found: look.found === 'same' ? 'there' : 'unreadable' };
    const page = texts.get(look.url) ?? searchable([look]);
    if (!stands(quote, page)) return look.isWhole ? undefined : { found: 'unreadable' };
    return isSamePage(look.url, url) ? { found: 'there' } : { found: 'moved', url: look.url };
  }

  async function readPage(url: string, holders: readonly Holder[]): Promise<void> {
    const held = await Promise.all(holders.map((holder) => quotesOn(rows, workspace, holder, url)));
    const quotes = held.flat();
    // What was looked for before this run was taken over is not asked again.
    const isKnown = quotes.every(
      ({ checked }) => checked && checked.on > begun && checked.found !== 'gone',
    );
    if (isKnown) return;
    const wereThere = quotes.every(({ checked }) => checked?.found === 'there');
    const look = await lookAt(url, wereThere ? known[url] : undefined);
    if (look.found === 'same') unread.push(url);
    const findings = new Map<string, Finding>();
    for (const quote of new Set(quotes.map((each) => each.quote))) {
      const finding = findingOf(quote, url, look);
      if (finding) findings.set(quote, finding);
      else missing.push({ quote, url, holders, page: look.found === 'text' ? look : undefined });
    }
    await settle(holders, url, findings);
    const areThere = [...findings.values()].every(({ found }) => found === 'there');
    if (look.found === 'text' && areThere && missing.at(-1)?.url !== url) states[url] = look.state;
  }

  /** When the text that the suggestions rest on was read with this quote. */
  async function lastRead({ siteOf }: Holder, quote: string): Promise<string | undefined> {
    const kept = await rows.names.get('websites', workspace, siteOf);
    return kept?.site && stands(quote, searchable(kept.site.pages)) ? kept.site.readAt : undefined;
  }

  /** Pages of the site that may have what is missing: those that were not sent, and those that its menus lead to. */
  async function* otherPages(from: URL) {
    for (const url of [...unread, new URL('/', from).href]) if (!texts.has(url)) yield url;
    yield* visit.others(morePages);
  }

  return {
    states,
    gone,
    /** Looks at the quoted pages. False when not all could be looked at now. */
    async read(
      { pages }: QuotedSite,
      mayRead: () => Promise<boolean>,
      onPage: () => void,
    ): Promise<boolean> {
      let count = 0;
      for (const [url, holders] of pages) {
        if (count % pagesOfOne === 0 && !(await mayRead())) return false;
        count += 1;
        await readPage(url, holders);
        onPage();
      }
      return true;
    },
    /** Searches the site for what is missing, and says where it is or that it is gone. */
    async search(mayRead: () => Promise<boolean>): Promise<void> {
      const [first] = missing;
      if (!first) return;
      const isAllowed = await mayRead();
      if (isAllowed) for await (const url of otherPages(new URL(first.url))) await lookAt(url);
      for (const { quote, url, holders, page } of missing) {
        await turn();
        const other = [...texts].find(
          ([place, text]) => !isSamePage(place, url) && stands(quote, text),
        );
        if (other) {
          await settle(holders, url, new Map([[quote, { found: 'moved', url: other[0] }]]));
          continue;
        }
        // It may stand on a page that nobody has looked at: the next look says so.
        if (!isAllowed) continue;
        const stays = page && nearestTo(quote, page.text);
        const [holder] = holders;
        const last = holder && (await lastRead(holder, quote));
        const finding: Finding = {
          found: 'gone',
          ...(stays !== undefined && { now: stays }),
          ...(last !== undefined && { last }),
        };
        await settle(holders, url, new Map([[quote, finding]]));
        for (const { kind, id } of holders) if (kind !== 'letters') gone.push({ kind, id });
      }
    },
  };
}
