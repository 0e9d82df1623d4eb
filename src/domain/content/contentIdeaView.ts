import { compareTexts } from '#text/compareTexts.ts';
import type { ContentIdea } from './contentIdea.ts';
import {
  plainBoardView,
  readBoardView,
  shownOnBoard,
  writeBoardView,
  type BoardView,
} from '../evidence/grounds.ts';
import { levels, type Level } from '../insights/level.ts';
import { searchItems, searchFieldsOf } from '../lists/search.ts';

/** The search and filters of the content ideas. All of it is in the address, so that a link shows the same list. */
export interface ContentIdeaView extends BoardView {
  readonly search: string;
  /** Null shows all types. The next two filters work alike. */
  readonly type: string | null;
  readonly icp: string | null;
  readonly value: Level | null;
}

export const plainContentIdeaView: ContentIdeaView = {
  search: '',
  type: null,
  icp: null,
  value: null,
  ...plainBoardView,
};

export const hasFilters = ({
  search,
  type,
  icp,
  value,
  isToCheck,
  isGone,
}: ContentIdeaView): boolean =>
  isToCheck || isGone || search.trim() !== '' || type !== null || icp !== null || value !== null;

export function shownIdeas(
  ideas: readonly ContentIdea[],
  { search, type, icp, value, isToCheck, isGone }: ContentIdeaView,
): readonly ContentIdea[] {
  const kept = shownOnBoard(ideas, { isToCheck, isGone }).filter(
    (idea) =>
      (type === null || idea.type === type) &&
      (icp === null || idea.targetIcp === icp) &&
      (value === null || idea.estimatedValue === value),
  );
  return searchItems(kept, search, searchFieldsOf.contentIdea);
}

/**
 * Returns the options of a filter: the values in the list, with those in `first` before the others. The chosen value is
 * always included, even when no idea has it any more.
 */
export function filterOptions(
  values: readonly string[],
  chosen: string | null,
  first: readonly string[] = [],
): readonly string[] {
  const there = new Set([...values, ...(chosen === null ? [] : [chosen])]);
  there.delete('');
  const wanted = first.filter((value) => there.has(value));
  const rest = [...there].filter((value) => !first.includes(value));
  return [...wanted, ...rest.sort(compareTexts)];
}

const given = (text: string | null): string | null => (text === '' ? null : text);

/** Reads a view from the query of an address. Invalid values are ignored. */
export function readContentIdeaView(query: URLSearchParams): ContentIdeaView {
  return {
    search: query.get('q') ?? '',
    type: given(query.get('type')),
    icp: given(query.get('icp')),
    value: levels.find((level) => level === query.get('value')) ?? null,
    ...readBoardView(query),
  };
}

export function writeContentIdeaView(view: ContentIdeaView): URLSearchParams {
  const { search, type, icp, value } = view;
  const query = writeBoardView(view);
  if (search !== '') query.set('q', search);
  if (type !== null) query.set('type', type);
  if (icp !== null) query.set('icp', icp);
  if (value !== null) query.set('value', value);
  return query;
}
