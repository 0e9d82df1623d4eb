import type { DraftOf } from '../entities/description.ts';
import { identityOf } from '../lists/identityOf.ts';
import type { Keyword, KeywordDraft, keywordDescription } from './keyword.ts';

/** The figures of a keyword: all fields except term and region. */
export const keywordFigures = [
  'volume',
  'competitionLevel',
  'competitionIndex',
  'lowBid',
  'highBid',
  'trend',
] as const;
export type KeywordFigure = (typeof keywordFigures)[number];

/** A keyword as the API requires it, with every figure. */
export type SentKeyword = DraftOf<typeof keywordDescription>;

/** The values that are sent for unknown figures. A level cannot be zero, so it is the middle one. */
export const sentForUnknown = {
  volume: 0,
  competitionLevel: 'MEDIUM',
  competitionIndex: 0,
  lowBid: 0,
  highBid: 0,
  trend: 0,
} as const satisfies Pick<SentKeyword, KeywordFigure>;

/** Returns the names of the figures that are null. */
export const unknownFigures = (keyword: KeywordDraft): readonly KeywordFigure[] =>
  keywordFigures.filter((name) => keyword[name] === null);

/** Converts a draft to what is sent. */
export const sentKeyword = (draft: KeywordDraft): SentKeyword => ({
  keyword: draft.keyword,
  region: draft.region,
  volume: draft.volume ?? sentForUnknown.volume,
  competitionLevel: draft.competitionLevel ?? sentForUnknown.competitionLevel,
  competitionIndex: draft.competitionIndex ?? sentForUnknown.competitionIndex,
  lowBid: draft.lowBid ?? sentForUnknown.lowBid,
  highBid: draft.highBid ?? sentForUnknown.highBid,
  trend: draft.trend ?? sentForUnknown.trend,
});

/** Returns the key of a keyword. An added keyword has no id yet, so unknown figures are stored by term and region. */
export const keywordIdentity = ({ keyword, region }: Pick<Keyword, 'keyword' | 'region'>): string =>
  identityOf(keyword, region);

/** Restores figures that were unknown when the keyword was added. A figure that the server has learnt since is kept. */
export function withUnknown(keyword: Keyword, unknown: readonly KeywordFigure[]): Keyword {
  const stillUnknown = unknown.filter((name) => keyword[name] === sentForUnknown[name]);
  if (stillUnknown.length === 0) return keyword;
  const blanks = Object.fromEntries(stillUnknown.map((name) => [name, null]));
  return { ...keyword, ...blanks, isSentWithoutFigures: true };
}

/**
 * Returns the draft that adds a keyword again; null when its region is blank, which the API refuses, or when the server has
 * no figure for it, because adding it would send zeros.
 */
export function keywordDraftOf(row: Keyword): KeywordDraft | null {
  const { id: _id, isSentWithoutFigures = false, ...draft } = row;
  const isComplete = isSentWithoutFigures || unknownFigures(draft).length === 0;
  return isComplete && row.region.trim() !== '' ? draft : null;
}
