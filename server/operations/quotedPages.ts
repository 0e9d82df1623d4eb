import type { Checked, Evidence } from '#domain/evidence/grounds.ts';
import type { QuotingKind } from '#domain/evidence/goneQuotes.ts';
import type { Sentence } from '#domain/content/section.ts';
import type { Rows } from '../rows/rows.ts';
import { lockOf } from './context.ts';
import { inParts, partsOf } from './parts.ts';

/** Who rests on a quote: a row, a section of a piece, or the letters to a prospect. */
export interface Holder {
  readonly kind: QuotingKind | 'sections' | 'letters';
  readonly id: number;
  /** The company, or the target company, whose website is read for it. */
  readonly siteOf: string;
}

/** The quoted pages of one website, by address, with their holders. */
export interface QuotedSite {
  readonly pages: Map<string, Holder[]>;
  /** When one of its quotes was looked for last; blank when one never was. */
  oldest: string;
}

type Sent = Evidence & { readonly url: string };

const quotesOf = (evidence: readonly Evidence[] | undefined): readonly Sent[] =>
  (evidence ?? []).filter((each): each is Sent => each.url !== undefined);

/** The quotes of the sentences of a section. */
export const evidenceIn = (sentences: readonly Sentence[]): readonly Evidence[] =>
  sentences.flatMap(({ quote, url, checked }) =>
    quote === undefined ? [] : [{ field: 'sentences', quote, url, checked }],
  );

const siteNameOf = (url: string): string => URL.parse(url)?.host.replace(/^www\./, '') ?? '';

const ofCompany = [
  'usps',
  'icps',
  'geographies',
  'keywords',
  'contentIdeas',
  'targetCompanies',
] as const;

/** A database in this process answers nobody meanwhile. */
const giveTurn = async (id: number): Promise<void> => {
  if (id % 20 === 0) await new Promise((resolve) => setTimeout(resolve));
};

/** Returns the quoted websites of a company's rows and mail: those of which a quote was not looked for longest come first. */
export async function quotedSites(
  rows: Rows,
  workspace: string,
  owner: string,
): Promise<readonly QuotedSite[]> {
  const sites = new Map<string, QuotedSite>();
  const add = (holder: Holder, evidence: readonly Evidence[] | undefined): void => {
    for (const { url, checked } of quotesOf(evidence)) {
      const site = sites.get(siteNameOf(url)) ?? { pages: new Map(), oldest: '~' };
      sites.set(siteNameOf(url), site);
      const holders = site.pages.get(url) ?? [];
      site.pages.set(url, holders);
      if (!holders.includes(holder)) holders.push(holder);
      if ((checked?.on ?? '') < site.oldest) site.oldest = checked?.on ?? '';
    }
  };
  const targets: number[] = [];
  const ideas: number[] = [];
  for (const table of ofCompany)
    for await (const part of partsOf(rows, { table, workspace, owner }, (row) => row))
      for (const { id, value } of part) {
        if (table === 'targetCompanies') targets.push(id);
        if (table === 'contentIdeas') ideas.push(id);
        const siteOf = table === 'targetCompanies' ? String(id) : owner;
        add({ kind: table, id, siteOf }, value.evidence);
      }
  for (const idea of ideas) {
    const list = { table: 'sections', workspace, owner: String(idea) } as const;
    for await (const part of partsOf(rows, list, (row) => row))
      for (const { id, value } of part)
        add({ kind: 'sections', id, siteOf: owner }, evidenceIn(value.sentences));
    await giveTurn(idea);
  }
  const companyOf = new Map<string, string>();
  for (const target of targets) {
    const list = { table: 'prospects', workspace, owner: String(target) } as const;
    for await (const part of partsOf(rows, list, (row) => row))
      for (const { id, value } of part) {
        companyOf.set(String(id), list.owner);
        add({ kind: 'prospects', id, siteOf: list.owner }, value.evidence);
      }
    await giveTurn(target);
  }
  const letters = inParts(
    '',
    (after) => rows.names.part('letters', workspace, '', after),
    ({ name }) => name,
    (entry) => entry,
  );
  for await (const part of letters)
    for (const { name, value } of part) {
      const siteOf = companyOf.get(name);
      const holder = siteOf && ({ kind: 'letters', id: Number(name), siteOf } as const);
      if (holder) for (const { evidence } of value) add(holder, evidence);
    }
  return [...sites.values()].sort((one, other) => (one.oldest < other.oldest ? -1 : 1));
}

/** Returns the quotes of a page that somebody still rests on. */
export async function quotesOn(
  rows: Rows,
  workspace: string,
  { kind, id }: Holder,
  url: string,
): Promise<readonly Sent[]> {
  const held = async () => {
    if (kind === 'letters') {
      const letters = (await rows.names.get('letters', workspace, String(id))) ?? [];
      return letters.flatMap(({ evidence = [] }) => evidence);
    }
    if (kind !== 'sections') return (await rows.get(kind, workspace, id))?.value.evidence;
    return evidenceIn((await rows.get(kind, workspace, id))?.value.sentences ?? []);
  };
  return quotesOf(await held()).filter((each) => each.url === url);
}

type Marked = <Quoted extends Quote>(evidence: Quoted) => Quoted;
type Quote = Pick<Sentence, 'quote' | 'url' | 'checked'>;

async function markRow(
  within: Rows,
  kind: QuotingKind,
  workspace: string,
  id: number,
  marked: Marked,
): Promise<void> {
  const row = await within.get(kind, workspace, id);
  const evidence = row?.value.evidence?.map(marked);
  // Not a new version: an open form does not know what a look has found, and takes nothing from it.
  if (evidence) await within.update<QuotingKind>(kind, workspace, id, { evidence });
}

/** Stores what was found of the quotes of a page, beside what somebody else may have changed meanwhile. */
export const mark = (
  rows: Rows,
  workspace: string,
  { kind, id }: Holder,
  url: string,
  checkedOf: (evidence: Pick<Evidence, 'quote' | 'checked'>) => Checked | undefined,
): Promise<void> => {
  const marked: Marked = (evidence) => {
    const { quote, checked: before } = evidence;
    if (quote === undefined || evidence.url !== url) return evidence;
    const checked = checkedOf({ quote, checked: before });
    return checked ? { ...evidence, checked } : evidence;
  };
  const table = kind === 'letters' ? 'prospects' : kind;
  return rows.together(lockOf(workspace, table, id), async (within) => {
    if (kind === 'sections') {
      const section = await within.get('sections', workspace, id);
      const sentences = section?.value.sentences.map(marked);
      if (sentences) await within.update('sections', workspace, id, { sentences });
      return;
    }
    if (kind !== 'letters') return markRow(within, kind, workspace, id, marked);
    const letters = await within.names.get('letters', workspace, String(id));
    if (!letters) return;
    const all = letters.map(({ evidence, ...letter }) => ({
      ...letter,
      ...(evidence && { evidence: evidence.map(marked) }),
    }));
    await within.names.put('letters', workspace, String(id), all);
  });
};
