import { array, strictObject } from 'valibot';
import { uspDescription } from '#domain/insights/usp.ts';
import { savedProfile } from './businessInfo.ts';
import { call } from './call.ts';
import { bodyOf, rowOf } from './entity.ts';
import { answerOf, done, id, companyQuery, editedGrounds, nameText } from './fields.ts';

const fields = bodyOf(uspDescription);

/** One USP, in the names of the server. */
export const uspRow = rowOf(uspDescription);

/** The unique selling points. */
export const uspCalls = {
  'usps.list': call('usps.list', { query: companyQuery, answer: answerOf(array(uspRow)) }),
  'usps.generate': call('usps.generate', { body: savedProfile, answer: answerOf(array(uspRow)) }),
  'usps.edit': call('usps.edit', {
    body: strictObject({ domain: nameText, uspid: id, ...fields, ...editedGrounds }),
    answer: done,
  }),
  'usps.add': call('usps.add', {
    body: strictObject({ companyId: id, domain: nameText, ...fields }),
    answer: done,
  }),
  'usps.remove': call('usps.remove', { body: strictObject({ uspid: id }), answer: done }),
} as const;
