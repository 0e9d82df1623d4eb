import { foldText } from '#text/foldText.ts';
import { keywordCompetitions, type Keyword, type KeywordCompetition } from './keyword.ts';
import { ideasUsing, type KeywordUse } from './keywordUse.ts';
import { opportunityOf, opportunityPresets, type OpportunityPreset } from './opportunity.ts';

/** What a column of the keyword table is called in the address, in the table and in an export. */
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

/** The figures a range can be set for. */
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

/** How someone looks at their keywords. All of it lives in the address, so that a link shows the same. */
export interface KeywordView {
  readonly search: string;
  readonly sort: SortOrder<KeywordColumn> | null;
  readonly levels: readonly KeywordCompetition[];
  readonly regions: readonly string[];
  readonly ranges: Readonly<Partial<Record<RangedColumn, NumberRange>>>;
  /** Words of which at least one must be in the keyword. */
  readonly include: readonly string[];
  /** Words of which none may be in the keyword. */
  readonly exclude: readonly string[];
  /** Only keywords that no content idea uses yet. */
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

/** A keyword with its score under the weights in force, and the number of ideas that use it. */
export interface ScoredKeyword extends Keyword {
  /** Null where the keyword has no figure to score. */
  readonly score: number | null;
  /** Null while the ideas are not known. */
  readonly ideas: number | null;
}

/** Adds the score that the preset gives, and the use the ideas make of it. */
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

/** What a column sorts by: levels by their rank, blanks last whichever way. */
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

/** How many filters are set beside the search. */
export function filterCount(view: KeywordView): number {
  const lists = [view.levels, view.regions, view.include, view.exclude];
  return (
    lists.filter((list) => list.length > 0).length +
    Object.keys(view.ranges).length +
    (view.isWithoutIdea ? 1 : 0)
  );
}

/**
 * The test a keyword must pass to be shown; made once per view, so that a row costs only its comparisons. A figure that is not
 * known passes no filter, unless `isUnknownTaken`.
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
    // What is not known yet is not hidden.
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

/** How many keywords are left out only because a figure that is filtered by is not known. */
export function countWithoutFigure(keywords: readonly ScoredKeyword[], view: Filters): number {
  if (view.levels.length === 0 && Object.keys(view.ranges).length === 0) return 0;
  const passes = keywordFilter(view);
  const mightPass = keywordFilter(view, true);
  return keywords.filter((keyword) => mightPass(keyword) && !passes(keyword)).length;
}
