import { fieldNames } from '../entities/description.ts';
import { distinctTexts } from '../entities/texts.ts';
import { listAddress, plainListView, type ListView } from '../lists/listView.ts';
import { keywordCompetitions, keywordDescription, type KeywordCompetition } from './keyword.ts';
import { opportunityPresets, type OpportunityPreset, type ScoredKeyword } from './keywordScore.ts';

/** The names of the columns in the address. Their headings in the table and in exports are derived from them. */
export const keywordColumns = [...fieldNames(keywordDescription), 'ideas', 'score'] as const;
export type KeywordColumn = (typeof keywordColumns)[number];

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

/**
 * The search, sort order, filters and columns of the keywords. All of it is in the address, so that a link shows the same
 * list.
 */
export interface KeywordView extends ListView<KeywordColumn> {
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
  ...plainListView,
  levels: [],
  regions: [],
  ranges: {},
  include: [],
  exclude: [],
  isWithoutIdea: false,
  preset: 'quickWins',
  hidden: [],
};

/** Returns the value that a column sorts by: for a level, its rank. Null values come last in either direction. */
export function sortValueOf(keyword: ScoredKeyword, column: KeywordColumn): string | number | null {
  if (column !== 'competitionLevel') return keyword[column];
  return keyword.competitionLevel === null
    ? null
    : keywordCompetitions.indexOf(keyword.competitionLevel);
}

const isOneOf =
  <Known extends string>(known: readonly Known[]) =>
  (value: string): value is Known =>
    (known as readonly string[]).includes(value);

const address = listAddress(keywordColumns);
const isPreset = isOneOf(Object.keys(opportunityPresets) as OpportunityPreset[]);
const unique = <Value>(values: readonly Value[]): Value[] => [...new Set(values)];

/** Reads `10..200`, where one bound may be blank; null when it is not a range. */
function readRange(text: string | null): NumberRange | null {
  const bounds = text?.split('..').map((bound) => (bound === '' ? null : Number(bound))) ?? [];
  const [min = null, max = null] = bounds;
  const areNumbers = bounds.every((bound) => bound === null || Number.isFinite(bound));
  return bounds.length === 2 && areNumbers && (min ?? max) !== null ? { min, max } : null;
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
  const words = (name: string) => distinctTexts(query.getAll(name));
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
