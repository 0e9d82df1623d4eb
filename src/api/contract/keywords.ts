import { array, strictObject } from 'valibot';
import { keywordDescription } from '#domain/keywords/keyword.ts';
import { call } from './call.ts';
import { bodyOf, rowOf } from './entity.ts';
import { answerOf, done, companyBody, id, companyQuery } from './fields.ts';

/** One keyword, in the names of the server. */
export const keywordRow = rowOf(keywordDescription);

const rows = answerOf(array(keywordRow));

/** Keyword research. */
export const keywordCalls = {
  'keywords.list': call('keywords.list', { query: companyQuery, answer: rows }),
  'keywords.generate': call('keywords.generate', { body: companyBody, answer: done }),
  'keywords.add': call('keywords.add', {
    body: strictObject({ companyId: id, ...bodyOf(keywordDescription) }),
    answer: done,
  }),
  'keywords.remove': call('keywords.remove', {
    body: strictObject({ keywordid: id }),
    answer: done,
  }),
} as const;
