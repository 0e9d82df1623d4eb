import { foldText } from '#text/foldText.ts';
import type { ContentIdea } from '../content/contentIdea.ts';
import type { Icp } from '../insights/icp.ts';
import type { Keyword } from '../keywords/keyword.ts';
import {
  blank,
  newIds,
  searchFor,
  waiting,
  type CoverageCell,
  type CoverageLinkAction,
  type CoverageRow,
} from './coverageRow.ts';
import type { HomeFacts } from './homeFacts.ts';
import { ideasByProfile } from './profileUse.ts';

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

/** Returns the keywords with the ideas that use them, and the profiles of these ideas. */
export function keywordRows(
  keywords: readonly Keyword[],
  facts: HomeFacts,
): readonly CoverageRow[] {
  const { contentIdeas } = facts.lists;
  const byKeyword = new Map<string, ContentIdea[]>();
  for (const idea of contentIdeas ?? [])
    for (const name of new Set(idea.keywords.map(foldText)))
      byKeyword.set(name, [...(byKeyword.get(name) ?? []), idea]);
  const added = newIds(facts, 'keywords', keywords);
  const profilesCell = (name: string, ideas: readonly ContentIdea[]): CoverageCell => {
    if (ideas.length === 0) return blank;
    const names = distinct(ideas.map(({ targetIcp }) => targetIcp.trim()).filter(Boolean));
    const href = searchFor('/content-research', name);
    return names.length > 0
      ? { state: 'used', kind: 'profiles', names, href }
      : { state: 'gap', kind: 'profile', href };
  };
  // The same term in two regions is one row, because ideas only name terms.
  const firsts = new Map<string, Keyword>();
  for (const row of keywords) {
    const name = foldText(row.keyword);
    if (!firsts.has(name)) firsts.set(name, row);
  }
  return [...firsts].map(([folded, { id, keyword }]) => {
    const ideas = byKeyword.get(folded) ?? [];
    const fill: CoverageLinkAction = { kind: 'idea', keywords: [keyword], icp: '' };
    return {
      key: String(id),
      name: keyword,
      isNew: added.has(String(id)),
      cells: contentIdeas
        ? [ideasCell(keyword, ideas, fill), profilesCell(keyword, ideas)]
        : [waiting(contentIdeas), waiting(contentIdeas)],
    };
  });
}

/** Returns the profiles with the ideas for them, and the keywords of these ideas. */
export function profileRows(
  profiles: readonly Icp[],
  { lists }: HomeFacts,
): readonly CoverageRow[] {
  const { contentIdeas } = lists;
  const used = ideasByProfile(contentIdeas ?? []);
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
    return { key: String(id), name: title, isNew: false, cells };
  });
}
