import { keywordCompetitions } from './keyword.ts';
import {
  keywordColumns,
  plainKeywordView,
  rangedColumns,
  type KeywordView,
  type NumberRange,
  type RangedColumn,
} from './keywordView.ts';
import { opportunityPresets, type OpportunityPreset } from './opportunity.ts';

const isOneOf =
  <Known extends string>(known: readonly Known[]) =>
  (value: string): value is Known =>
    (known as readonly string[]).includes(value);

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
  const sort = query.get('sort') ?? '';
  const column = sort.replace(/^-/, '');
  const preset = query.get('by') ?? '';
  const words = (name: string) =>
    unique(
      query
        .getAll(name)
        .map((word) => word.trim())
        .filter((word) => word !== ''),
    );
  return {
    search: query.get('q') ?? '',
    sort: isOneOf(keywordColumns)(column) ? { column, isDescending: sort.startsWith('-') } : null,
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

/** Writes a view into a query. Defaults are left out. */
export function writeKeywordView(view: KeywordView): URLSearchParams {
  const query = new URLSearchParams();
  if (view.search !== '') query.set('q', view.search);
  if (view.sort) query.set('sort', `${view.sort.isDescending ? '-' : ''}${view.sort.column}`);
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
