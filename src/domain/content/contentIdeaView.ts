import { compareTexts } from '#text/compareTexts.ts';
import type { ContentIdea } from './contentIdea.ts';
import {
  plainBoardView,
  readBoardView,
  shownOnBoard,
  writeBoardView,
  type BoardView,
} from '../evidence/boardView.ts';
import { levels, type Level } from '../insights/level.ts';
import { found, searchFieldsOf } from '../lists/search.ts';

/** How someone looks at their content ideas. All of it lives in the address, so that a link shows the same. */
export interface ContentIdeaView extends BoardView {
  readonly search: string;
  /** Null shows every type; so with the others. */
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

/** True while anything is left out. */
export const isNarrowed = ({ search, type, icp, value, isToCheck }: ContentIdeaView): boolean =>
  isToCheck || search.trim() !== '' || type !== null || icp !== null || value !== null;

/** The ideas that the view lets show, in the order they came. */
export function shownIdeas(
  ideas: readonly ContentIdea[],
  { search, type, icp, value, isToCheck }: ContentIdeaView,
): readonly ContentIdea[] {
  const kept = shownOnBoard(ideas, { isToCheck }).filter(
    (idea) =>
      (type === null || idea.type === type) &&
      (icp === null || idea.targetIcp === icp) &&
      (value === null || idea.estimatedValue === value),
  );
  return found(kept, search, searchFieldsOf.contentIdea);
}

/** What a filter offers: every value that stands in the list, the wanted ones first, and the one that is chosen even when no idea has it any more. */
export function choicesOf(
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

/** Reads a view from the query of an address. What makes no sense there is ignored. */
export function readContentIdeaView(query: URLSearchParams): ContentIdeaView {
  return {
    search: query.get('q') ?? '',
    type: given(query.get('type')),
    icp: given(query.get('icp')),
    value: levels.find((level) => level === query.get('value')) ?? null,
    ...readBoardView(query),
  };
}

/** Writes a view into a query; a plain view has a plain address. */
export function writeContentIdeaView({
  search,
  type,
  icp,
  value,
  isToCheck,
}: ContentIdeaView): URLSearchParams {
  const query = writeBoardView({ isToCheck });
  if (search !== '') query.set('q', search);
  if (type !== null) query.set('type', type);
  if (icp !== null) query.set('icp', icp);
  if (value !== null) query.set('value', value);
  return query;
}
