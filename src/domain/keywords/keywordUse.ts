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
  const firsts = new Map<string, Keyword>();
  for (const keyword of keywords) {
    const name = foldText(keyword.keyword);
    const former = firsts.get(name);
    if (!use.has(name) && (!former || (former.volume ?? -1) < (keyword.volume ?? -1)))
      firsts.set(name, keyword);
  }
  return [...firsts.values()].sort((one, other) => (other.volume ?? -1) - (one.volume ?? -1));
}
