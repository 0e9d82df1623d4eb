import { array, nullable, number, object, picklist, strictObject, string } from 'valibot';
import { keywordCompetitions } from '#domain/keywords/keyword.ts';
import { call } from './call.ts';
import { answerOf, done, figure, forCompany, id, ofCompany, text } from './fields.ts';

/** One keyword as the server spells it. */
export const keywordRow = object({
  keywordid: id,
  keyword: text,
  volume: figure,
  competition_level: nullable(picklist(keywordCompetitions)),
  competition_index: figure,
  low_bid: figure,
  high_bid: figure,
  trend: figure,
  region: string(),
});

const rows = answerOf(array(keywordRow));

/** Keyword research. */
export const keywordCalls = {
  'keywords.list': call('keywords.list', { query: ofCompany, answer: rows }),
  'keywords.generate': call('keywords.generate', { body: forCompany, answer: done }),
  'keywords.add': call('keywords.add', {
    body: strictObject({
      companyId: id,
      keyword: text,
      volume: number(),
      competition_level: picklist(keywordCompetitions),
      competition_index: number(),
      low_bid: number(),
      high_bid: number(),
      trend: number(),
      region: text,
    }),
    answer: done,
  }),
  'keywords.remove': call('keywords.remove', {
    body: strictObject({ keywordid: id }),
    answer: done,
  }),
} as const;
