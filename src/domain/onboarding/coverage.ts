import { foldText } from '#text/foldText.ts';
import { peopleByCompany } from '../companies/companyFinding.ts';
import type { Prospect } from '../companies/prospect.ts';
import type { TargetCompany, TargetCompanyRef } from '../companies/targetCompany.ts';
import type { ContentIdea } from '../content/contentIdea.ts';
import type { Icp } from '../insights/icp.ts';
import type { Keyword } from '../keywords/keyword.ts';
import { byTerm, byVolume } from '../keywords/keywordUse.ts';
import { mailStages, type HomeFacts, type Known } from './homeFacts.ts';

/** What a link of the map does besides opening its page. */
export type CoverageLinkAction =
  /** Starts an idea for a keyword or a profile. */
  | { readonly kind: 'idea'; readonly keywords: readonly string[]; readonly icp: string }
  /** Selects companies, so that the next page searches and shows people there. */
  | { readonly kind: 'companies'; readonly companies: readonly TargetCompanyRef[] }
  /** Hands people to the page of emails. */
  | { readonly kind: 'people'; readonly people: readonly Prospect[] };

type GapKind = 'idea' | 'profile' | 'people' | 'mail' | 'review';
type UsedKind = 'ideas' | 'profiles' | 'keywords' | 'found' | 'reviewed';

export type CoverageCell =
  /** Something is missing, and the link leads to the page that adds it. */
  | {
      readonly state: 'gap';
      readonly kind: GapKind;
      readonly href: string;
      readonly fill?: CoverageLinkAction;
    }
  /** The row is used by these names. */
  | {
      readonly state: 'used';
      readonly kind: UsedKind;
      readonly names: readonly string[];
      readonly href: string;
      readonly fill?: CoverageLinkAction;
    }
  /** Loading, unknown, or blank until the gap in the first column is filled. */
  | { readonly state: 'loading' }
  | { readonly state: 'unknown' }
  | { readonly state: 'blank' };

export interface CoverageRow {
  readonly key: string;
  readonly name: string;
  readonly cells: readonly [CoverageCell, CoverageCell];
}

/** The cell of a list that is not loaded. */
const waiting = (rows: Known<unknown>): CoverageCell =>
  rows === undefined ? { state: 'loading' } : { state: 'unknown' };
const blank: CoverageCell = { state: 'blank' };

const searchFor = (path: string, text: string): string =>
  `${path}?${new URLSearchParams({ q: text }).toString()}`;

/** Returns the ideas by the texts that they name, without case and accents. */
function ideasBy(
  ideas: Known<ContentIdea>,
  textsOf: (idea: ContentIdea) => readonly string[],
): ReadonlyMap<string, readonly ContentIdea[]> {
  const all = new Map<string, ContentIdea[]>();
  for (const idea of ideas ?? [])
    for (const text of new Set(textsOf(idea).map(foldText)))
      if (text !== '') all.set(text, [...(all.get(text) ?? []), idea]);
  return all;
}

const profilesIn = ({ targetIcp }: ContentIdea): readonly string[] => [targetIcp];

export function profilesWithoutIdea(
  profiles: readonly Icp[],
  ideas: readonly ContentIdea[],
): readonly Icp[] {
  const used = ideasBy(ideas, profilesIn);
  return profiles.filter(({ title }) => !used.has(foldText(title)));
}

const distinct = (texts: readonly string[]): readonly string[] => [
  ...new Map(texts.map((text) => [foldText(text), text])).values(),
];

function ideasCell(
  name: string,
  ideas: readonly ContentIdea[],
  fill: CoverageLinkAction,
): CoverageCell {
  const [first] = ideas;
  if (!first) return { state: 'gap', kind: 'idea', href: '/content-research', fill };
  const names = ideas.map(({ title }) => title);
  const href = searchFor('/content-research', ideas.length === 1 ? first.title : name);
  return { state: 'used', kind: 'ideas', names, href };
}

function keywordRows(keywords: readonly Keyword[], facts: HomeFacts): readonly CoverageRow[] {
  const { contentIdeas } = facts.lists;
  const used = ideasBy(contentIdeas, (idea) => idea.keywords);
  const profilesCell = (name: string, ideas: readonly ContentIdea[]): CoverageCell => {
    if (ideas.length === 0) return blank;
    const names = distinct(ideas.map(({ targetIcp }) => targetIcp.trim()).filter(Boolean));
    const href = searchFor('/content-research', name);
    return names.length > 0
      ? { state: 'used', kind: 'profiles', names, href }
      : { state: 'gap', kind: 'profile', href };
  };
  // The same term in two regions is one row, because ideas only name terms.
  return [...byTerm(byVolume(keywords))].map(([folded, { id, keyword }]) => {
    const ideas = used.get(folded) ?? [];
    const fill: CoverageLinkAction = { kind: 'idea', keywords: [keyword], icp: '' };
    return {
      key: String(id),
      name: keyword,
      cells: contentIdeas
        ? [ideasCell(keyword, ideas, fill), profilesCell(keyword, ideas)]
        : [waiting(contentIdeas), waiting(contentIdeas)],
    };
  });
}

function profileRows(profiles: readonly Icp[], { lists }: HomeFacts): readonly CoverageRow[] {
  const { contentIdeas } = lists;
  const used = ideasBy(contentIdeas, profilesIn);
  return profiles.map(({ id, title }): CoverageRow => {
    const ideas = used.get(foldText(title)) ?? [];
    const [first] = ideas;
    const fill: CoverageLinkAction = { kind: 'idea', keywords: [], icp: title };
    // The filter by profile compares with the spelling in the ideas.
    const query = new URLSearchParams({ icp: first?.targetIcp ?? title }).toString();
    const href = `/content-research?${query}`;
    const ideaCell: CoverageCell = first
      ? { state: 'used', kind: 'ideas', names: ideas.map((idea) => idea.title), href }
      : { state: 'gap', kind: 'idea', href: '/content-research', fill };
    const names = distinct(ideas.flatMap(({ keywords }) => keywords));
    const keywordCell: CoverageCell =
      names.length > 0 ? { state: 'used', kind: 'keywords', names, href } : blank;
    const cells: CoverageRow['cells'] = contentIdeas
      ? [ideaCell, keywordCell]
      : [waiting(contentIdeas), waiting(contentIdeas)];
    return { key: String(id), name: title, cells };
  });
}

const nameOf = ({ name, role }: Prospect): string => name.trim() || role;

function mailCell(
  people: readonly Prospect[],
  facts: HomeFacts,
  toPeople: CoverageCell,
): CoverageCell {
  const { emails } = facts.lists;
  if (people.length === 0) return blank;
  const stageOf = mailStages(facts);
  const stages = people.map(stageOf);
  const chosen = new Set(facts.chosen);
  const isChosen = people.some(({ id }) => chosen.has(String(id)));
  if (stages.includes('toReview'))
    return isChosen ? { state: 'gap', kind: 'review', href: '/email-variations' } : toPeople;
  if (stages.includes('none')) return { state: 'gap', kind: 'mail', href: '/email-variations' };
  const reviewed = people.filter((person) => ['drafted', 'skipped'].includes(stageOf(person)));
  if (reviewed.length > 0)
    return {
      state: 'used',
      kind: 'reviewed',
      names: reviewed.map(nameOf),
      href: '/email-variations',
    };
  return isChosen && !emails ? waiting(emails) : toPeople;
}

function companyRows(
  companies: readonly TargetCompany[],
  facts: HomeFacts,
): readonly CoverageRow[] {
  const { prospects } = facts.lists;
  const byCompany = peopleByCompany(companies, prospects ?? []);
  return companies.map(({ id, name }): CoverageRow => {
    const people = byCompany.get(String(id)) ?? [];
    const fill: CoverageLinkAction = { kind: 'companies', companies: [{ id, name }] };
    const href = '/prospects';
    const names = people.map(nameOf);
    const found: CoverageCell =
      people.length > 0
        ? { state: 'used', kind: 'found', names, href: searchFor(href, name), fill }
        : { state: 'gap', kind: 'people', href, fill };
    const write: CoverageCell = { state: 'gap', kind: 'mail', href: searchFor(href, name), fill };
    const cells: CoverageRow['cells'] = prospects
      ? [found, mailCell(people, facts, write)]
      : [waiting(prospects), waiting(prospects)];
    return { key: String(id), name, cells };
  });
}

export const coverageMaps = ['keywords', 'icps', 'targetCompanies'] as const;
export type CoverageMap = (typeof coverageMaps)[number];

/**
 * Returns the position of the first gap, so that rows with a gap in the first column come first. Equal rows keep their
 * order.
 */
const rankOf = ({ cells }: CoverageRow): number => {
  const index = cells.findIndex(({ state }) => state === 'gap');
  return index === -1 ? cells.length : index;
};
export const hasGap = ({ cells }: CoverageRow): boolean =>
  cells.some(({ state }) => state === 'gap');

const gapsFirst = (rows: readonly CoverageRow[]): readonly CoverageRow[] =>
  [...rows].sort((one, other) => rankOf(one) - rankOf(other));

/** Returns the rows of a map with where each is used. Rows with a gap come first. */
export function coverageOf(map: CoverageMap, facts: HomeFacts): Known<CoverageRow> {
  const { keywords, icps, targetCompanies } = facts.lists;
  switch (map) {
    case 'keywords':
      return keywords && gapsFirst(keywordRows(keywords, facts));
    case 'icps':
      return icps && gapsFirst(profileRows(icps, facts));
    case 'targetCompanies':
      return targetCompanies && gapsFirst(companyRows(targetCompanies, facts));
  }
}
