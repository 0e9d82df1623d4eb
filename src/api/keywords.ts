import { object, pipe, transform } from 'valibot';
import type { EntityId } from '#domain/lists/entityId.ts';
import {
  keywordCompetitions,
  type Keyword,
  type KeywordCompetition,
  type KeywordDraft,
} from '#domain/keywords/keyword.ts';
import type { Http } from './http.ts';
import { id, maybeFigure, maybeText, text } from './wire/fields.ts';
import { figureOf, textOf } from './wire/normal.ts';
import { entityList } from './wire/readList.ts';

const known: ReadonlyMap<string, KeywordCompetition> = new Map(
  keywordCompetitions.map((level) => [level, level]),
);

/** A step of the scale in whatever case, with space or underscore; one that is not ours counts as unknown. */
function competitionOf(value: string | number | null | undefined): KeywordCompetition | null {
  if (typeof value !== 'string') return null;
  return known.get(value) ?? known.get(value.trim().toUpperCase().replace(/[ -]/g, '_')) ?? null;
}

const readKeywords = entityList(
  pipe(
    object({
      keywordid: id,
      keyword: text,
      volume: maybeFigure,
      competition_level: maybeText,
      competition_index: maybeFigure,
      low_bid: maybeFigure,
      high_bid: maybeFigure,
      trend: maybeFigure,
      region: maybeText,
    }),
    transform((row): Keyword => ({
      id: row.keywordid,
      keyword: textOf(row.keyword),
      volume: figureOf(row.volume),
      competitionLevel: competitionOf(row.competition_level),
      competitionIndex: figureOf(row.competition_index),
      lowBid: figureOf(row.low_bid),
      highBid: figureOf(row.high_bid),
      trend: figureOf(row.trend),
      region: textOf(row.region),
    })),
  ),
);

const fields = (draft: KeywordDraft) => ({
  keyword: draft.keyword,
  volume: draft.volume,
  competition_level: draft.competitionLevel,
  competition_index: draft.competitionIndex,
  low_bid: draft.lowBid,
  high_bid: draft.highBid,
  trend: draft.trend,
  region: draft.region,
});

/** Keyword research. */
export function keywordCalls({ call, done }: Http) {
  return {
    list: (workspace: string, companyId: EntityId, signal?: AbortSignal) =>
      call(
        'keywords.list',
        { workspace, signal, query: { companyId: String(companyId) } },
        readKeywords,
      ),
    generate: (workspace: string, companyId: EntityId, signal?: AbortSignal) =>
      done('keywords.generate', { workspace, signal, body: { companyId } }),
    add: (workspace: string, companyId: EntityId, draft: KeywordDraft, signal?: AbortSignal) =>
      done('keywords.add', { workspace, signal, body: { companyId, ...fields(draft) } }),
    remove: (workspace: string, keywordid: EntityId, signal?: AbortSignal) =>
      done('keywords.remove', { workspace, signal, body: { keywordid } }),
  };
}
