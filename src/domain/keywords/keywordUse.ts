import { foldText } from '#text/foldText.ts';
import type { ContentIdea } from '../content/contentIdea.ts';
import type { Keyword } from './keyword.ts';

/** The number of ideas that use each keyword, by its text without case and accents (D36, D62). */
export type KeywordUse = ReadonlyMap<string, number>;

/** Counts the ideas that use each keyword. An idea that lists a keyword twice counts once. */
export function keywordUse(ideas: readonly Pick<ContentIdea, 'keywords'>[]): KeywordUse {
  const use = new Map<string, number>();
  for (const { keywords } of ideas)
    for (const name of new Set(keywords.map(foldText))) use.set(name, (use.get(name) ?? 0) + 1);
  return use;
}

/** Returns the number of ideas that use a keyword; null while the ideas are not loaded. */
export const ideasUsing = (use: KeywordUse | null, keyword: string): number | null =>
  use && (use.get(foldText(keyword)) ?? 0);

/** Returns the keywords that no idea uses, each text once, with the highest volume first. */
export function withoutIdea(keywords: readonly Keyword[], use: KeywordUse): readonly Keyword[] {
  const firsts = [...byTerm(keywords)].flatMap(([term, keyword]) => (use.has(term) ? [] : keyword));
  return byVolume(firsts);
}

/** Sorts keywords by volume, highest first. Those without a volume come last. */
export const byVolume = (keywords: readonly Keyword[]): readonly Keyword[] =>
  keywords.toSorted((one, other) => (other.volume ?? -1) - (one.volume ?? -1));

/** Returns the keyword of each term, without case and accents: that of the region with the highest volume. */
export function byTerm(keywords: readonly Keyword[]): ReadonlyMap<string, Keyword> {
  const terms = new Map<string, Keyword>();
  for (const keyword of keywords) {
    const term = foldText(keyword.keyword);
    const other = terms.get(term);
    if (!other || (keyword.volume ?? -1) > (other.volume ?? -1)) terms.set(term, keyword);
  }
  return terms;
}
