import { array, minLength, object, pipe, strictObject, string } from 'valibot';
import { call } from './call.ts';
import { answerOf, done, id, queryIds, text } from './fields.ts';

const fields = { prospect_name: text, prospect_company_name: text, role: text };

/** One prospect as the server spells it. */
export const prospectRow = object({
  prospectid: id,
  prospect_name: text,
  prospect_company_name: string(),
  role: string(),
  targetid: id,
});

/** The people at the target companies. */
export const prospectCalls = {
  'prospects.list': call('prospects.list', {
    query: object({ targetid: queryIds }),
    answer: answerOf(array(prospectRow)),
  }),
  'prospects.generate': call('prospects.generate', {
    body: strictObject({
      companies: pipe(
        array(strictObject({ targetid: id, name: text })),
        minLength(1, 'must hold at least one company'),
      ),
    }),
    answer: done,
  }),
  'prospects.add': call('prospects.add', {
    body: strictObject({ targetid: id, ...fields }),
    answer: done,
  }),
  'prospects.edit': call('prospects.edit', {
    body: strictObject({ prospectid: id, ...fields }),
    answer: done,
  }),
  'prospects.remove': call('prospects.remove', {
    body: strictObject({ prospectid: id }),
    answer: done,
  }),
} as const;
