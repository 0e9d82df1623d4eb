import { foldText } from '#text/foldText.ts';
import { keywordCompetitions, type Keyword, type KeywordCompetition } from './keyword.ts';
import { ideasUsing, type KeywordUse } from './keywordUse.ts';
import { opportunityOf, opportunityPresets, type OpportunityPreset } from './opportunity.ts';

/** The names of the columns in the address. Their headings in the table and in exports are derived from them. */
export const keywordColumns = [
  'keyword',
  'volume',
  'competitionLevel',
  'competitionIndex',
  'lowBid',
  'highBid',
  'trend',
  'region',
  'ideas',
  'score',
] as const;
export type KeywordColumn = (typeof keywordColumns)[number];

/** The figures that can be filtered by a range. */
export const rangedColumns = [
  'volume',
  'competitionIndex',
  'lowBid',
  'highBid',
  'trend',
  'score',
] as const;
export type RangedColumn = (typeof rangedColumns)[number];

export interface NumberRange {
  readonly min: number | null;
  readonly max: number | null;
}

export interface SortOrder<Column extends string> {
  readonly column: Column;
  readonly isDescending: boolean;
}

/**
 * The search, sort order, filters and columns of the keywords. All of it is in the address, so that a link shows the same
 * list.
 */
export interface KeywordView {
  readonly search: string;
  readonly sort: SortOrder<KeywordColumn> | null;
  readonly levels: readonly KeywordCompetition[];
  readonly regions: readonly string[];
  readonly ranges: Readonly<Partial<Record<RangedColumn, NumberRange>>>;
  /** Shows only keywords with at least one of these words. */
  readonly include: readonly string[];
  /** Hides keywords with any of these words. */
  readonly exclude: readonly string[];
  /** True to show only keywords that no content idea uses. */
  readonly isWithoutIdea: boolean;
  readonly preset: OpportunityPreset;
  readonly hidden: readonly KeywordColumn[];
}

export const plainKeywordView: KeywordView = {
  search: '',
  sort: null,
  levels: [],
  regions: [],
  ranges: {},
  include: [],
  exclude: [],
  isWithoutIdea: false,
  preset: 'quickWins',
  hidden: [],
};

/** A keyword with its score by the chosen weights, and the number of ideas that use it. */
export interface ScoredKeyword extends Keyword {
  /** Null when the keyword has no figure to score. */
  readonly score: number | null;
  /** Null while the ideas are not loaded. */
  readonly ideas: number | null;
}

/** Adds the score by the preset and the number of ideas to each keyword. */
export function scored(
  keywords: readonly Keyword[],
  preset: OpportunityPreset,
  use: KeywordUse | null = null,
): readonly ScoredKeyword[] {
  const weights = opportunityPresets[preset];
  return keywords.map((keyword) => ({
    ...keyword,
    score: opportunityOf(keyword, weights).score,
    ideas: ideasUsing(use, keyword.keyword),
  }));
}

/** Returns the value that a column sorts by: for a level, its rank. Null values come last in either direction. */
export function sortValueOf(keyword: ScoredKeyword, column: KeywordColumn): string | number | null {
  if (column !== 'competitionLevel') return keyword[column];
  return keyword.competitionLevel === null
    ? null
    : keywordCompetitions.indexOf(keyword.competitionLevel);
}

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
