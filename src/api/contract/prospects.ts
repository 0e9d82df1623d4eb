import { array, maxLength, minLength, object, pipe, strictObject, string } from 'valibot';
import { prospectDescription } from '#domain/companies/prospect.ts';
import { call } from './call.ts';
import { bodyOf, rowOf } from './entity.ts';
import { answerOf, done, id, queryIds, nameText, stillAssumed, version } from './fields.ts';

const fields = bodyOf(prospectDescription);

/** One prospect, in the names of the server. */
export const prospectRow = object({
  ...rowOf(prospectDescription).entries,
  /** Blank while the name is unknown. */
  prospect_name: string(),
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
        array(strictObject({ targetid: id, name: nameText })),
        minLength(1, 'must hold at least one company'),
        maxLength(100, 'must hold at most 100 companies'),
      ),
    }),
    answer: done,
  }),
  'prospects.add': call('prospects.add', {
    body: strictObject({ targetid: id, ...fields }),
    answer: done,
  }),
  'prospects.edit': call('prospects.edit', {
    body: strictObject({ prospectid: id, ...fields, assumptions: stillAssumed, version }),
    answer: done,
  }),
  'prospects.remove': call('prospects.remove', {
    body: strictObject({ prospectid: id }),
    answer: done,
  }),
} as const;
