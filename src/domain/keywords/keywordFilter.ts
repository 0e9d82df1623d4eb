import { keywordCompetitions } from './keyword.ts';
import {
  keywordColumns,
  opportunityPresets,
  plainKeywordView,
  rangedColumns,
  type KeywordView,
  type NumberRange,
  type OpportunityPreset,
  type RangedColumn,
  type ScoredKeyword,
} from './keywordView.ts';
import { foldText } from '#text/foldText.ts';
import { listAddress } from '../lists/listView.ts';

const isOneOf =
  <Known extends string>(known: readonly Known[]) =>
  (value: string): value is Known =>
    (known as readonly string[]).includes(value);

const address = listAddress(keywordColumns);
const isPreset = isOneOf(Object.keys(opportunityPresets) as OpportunityPreset[]);
const unique = <Value>(values: readonly Value[]): Value[] => [...new Set(values)];

/** Reads one bound of `10..200`: null when it is blank, undefined when it is not a number. */
function bound(text: string): number | null | undefined {
  if (text === '') return null;
  const value = Number(text);
  return Number.isFinite(value) ? value : undefined;
}

function readRange(text: string | null): NumberRange | null {
  const parts = text?.split('..') ?? [];
  if (parts.length !== 2) return null;
  const [min, max] = [bound(parts[0] ?? ''), bound(parts[1] ?? '')];
  return min === undefined || max === undefined || (min === null && max === null)
    ? null
    : { min, max };
}

function readRanges(query: URLSearchParams): KeywordView['ranges'] {
  const ranges: { [Column in RangedColumn]?: NumberRange } = {};
  for (const column of rangedColumns) {
    const range = readRange(query.get(column));
    if (range) ranges[column] = range;
  }
  return ranges;
}

/** Reads a view from the query of an address. Invalid values are ignored and never shown as an error. */
export function readKeywordView(query: URLSearchParams): KeywordView {
  const preset = query.get('by') ?? '';
  const words = (name: string) =>
    unique(
      query
        .getAll(name)
        .map((word) => word.trim())
        .filter((word) => word !== ''),
    );
  return {
    ...address.read(query),
    levels: unique(query.getAll('level').filter(isOneOf(keywordCompetitions))),
    regions: unique(query.getAll('region').filter((region) => region !== '')),
    ranges: readRanges(query),
    include: words('with'),
    exclude: words('without'),
    isWithoutIdea: query.get('idea') === 'none',
    preset: isPreset(preset) ? preset : plainKeywordView.preset,
    hidden: unique(
      query
        .getAll('hide')
        .filter(isOneOf(keywordColumns))
        .filter((name) => name !== 'keyword'),
    ),
  };
}

export function writeKeywordView(view: KeywordView): URLSearchParams {
  const query = address.write(view);
  for (const level of view.levels) query.append('level', level);
  for (const region of view.regions) query.append('region', region);
  for (const column of rangedColumns) {
    const range = view.ranges[column];
    if (range) query.set(column, `${range.min ?? ''}..${range.max ?? ''}`);
  }
  for (const word of view.include) query.append('with', word);
  for (const word of view.exclude) query.append('without', word);
  if (view.isWithoutIdea) query.set('idea', 'none');
  if (view.preset !== plainKeywordView.preset) query.set('by', view.preset);
  for (const column of view.hidden) query.append('hide', column);
  return query;
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
