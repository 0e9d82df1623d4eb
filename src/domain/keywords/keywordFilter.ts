import { foldText } from '#text/foldText.ts';
import type { ScoredKeyword } from './keywordScore.ts';
import { rangedColumns, type KeywordView, type NumberRange } from './keywordView.ts';

const isWithin = (value: number, { min, max }: NumberRange): boolean =>
  (min === null || value >= min) && (max === null || value <= max);

type Filters = Pick<
  KeywordView,
  'levels' | 'regions' | 'ranges' | 'include' | 'exclude' | 'isWithoutIdea'
>;

/** Counts the filters that are set, without the search. */
export function filterCount(view: KeywordView): number {
  const lists = [view.levels, view.regions, view.include, view.exclude];
  return (
    lists.filter((list) => list.length > 0).length +
    Object.keys(view.ranges).length +
    (view.isWithoutIdea ? 1 : 0)
  );
}

/**
 * Returns the test that a keyword must pass to be shown. Prepared once per view, so that each row only costs the
 * comparisons. An unknown figure fails its filter unless `isUnknownTaken`.
 */
export function keywordFilter(
  view: Filters,
  isUnknownTaken = false,
): (keyword: ScoredKeyword) => boolean {
  const levels = new Set<string>(view.levels);
  const regions = new Set(view.regions);
  const ranges = rangedColumns.flatMap((column) => {
    const range = view.ranges[column];
    return range ? [[column, range] as const] : [];
  });
  const include = view.include.map(foldText);
  const exclude = view.exclude.map(foldText);
  return (keyword) => {
    // While the ideas are not loaded, no keyword is hidden for them.
    if (view.isWithoutIdea && (keyword.ideas ?? 0) > 0) return false;
    const { competitionLevel } = keyword;
    const hasLevel = competitionLevel === null ? isUnknownTaken : levels.has(competitionLevel);
    if (levels.size > 0 && !hasLevel) return false;
    if (regions.size > 0 && !regions.has(keyword.region)) return false;
    const isInRanges = ranges.every(([column, range]) => {
      const value = keyword[column];
      return value === null ? isUnknownTaken : isWithin(value, range);
    });
    if (!isInRanges) return false;
    if (include.length === 0 && exclude.length === 0) return true;
    const text = foldText(keyword.keyword);
    return (
      (include.length === 0 || include.some((word) => text.includes(word))) &&
      !exclude.some((word) => text.includes(word))
    );
  };
}

/** Counts the keywords that are hidden only because a filtered figure is unknown. */
export function countWithoutFigure(keywords: readonly ScoredKeyword[], view: Filters): number {
  if (view.levels.length === 0 && Object.keys(view.ranges).length === 0) return 0;
  const passes = keywordFilter(view);
  const mightPass = keywordFilter(view, true);
  return keywords.filter((keyword) => mightPass(keyword) && !passes(keyword)).length;
}
