import type { DraftOf } from '../entities/description.ts';
import { identityOf } from '../lists/identityOf.ts';
import type { Keyword, KeywordDraft, keywordDescription } from './keyword.ts';

/** What is known of a keyword beside its term and its region. */
export const keywordFigures = [
  'volume',
  'competitionLevel',
  'competitionIndex',
  'lowBid',
  'highBid',
  'trend',
] as const;
export type KeywordFigure = (typeof keywordFigures)[number];

/** A keyword as the contract demands it: every figure is given. */
export type SentKeyword = DraftOf<typeof keywordDescription>;

/** What is sent for a figure that nobody knows. A level cannot be zero: it is the middle of its scale. */
export const sentForUnknown = {
  volume: 0,
  competitionLevel: 'MEDIUM',
  competitionIndex: 0,
  lowBid: 0,
  highBid: 0,
  trend: 0,
} as const satisfies Pick<SentKeyword, KeywordFigure>;

/** The figures that are not known. */
export const unknownFigures = (keyword: KeywordDraft): readonly KeywordFigure[] =>
  keywordFigures.filter((name) => keyword[name] === null);

/** A keyword as it is sent. */
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

/** What a keyword is remembered by: its server gives it an id only later. */
export const keywordIdentity = ({ keyword, region }: Pick<Keyword, 'keyword' | 'region'>): string =>
  identityOf(keyword, region);

/** A keyword of which these figures were unknown when it was sent. A figure that the server has learnt since is kept. */
export function withUnknown(keyword: Keyword, unknown: readonly KeywordFigure[]): Keyword {
  const stillUnknown = unknown.filter((name) => keyword[name] === sentForUnknown[name]);
  if (stillUnknown.length === 0) return keyword;
  const blanks = Object.fromEntries(stillUnknown.map((name) => [name, null]));
  return { ...keyword, ...blanks, isSentWithoutFigures: true };
}

/** A keyword as it could be added again; null where the contract cannot say what the server knows of it. */
export function keywordDraftOf(row: Keyword): KeywordDraft | null {
  const { id: _id, isSentWithoutFigures = false, ...draft } = row;
  return isSentWithoutFigures || unknownFigures(draft).length === 0 ? draft : null;
}
