import { array, strictObject } from 'valibot';
import { icpDescription } from '#domain/insights/icp.ts';
import { savedProfile } from './businessInfo.ts';
import { call } from './call.ts';
import { bodyOf, rowOf } from './entity.ts';
import { answerOf, done, id, companyQuery, editedGrounds, nameText } from './fields.ts';

const fields = bodyOf(icpDescription);

/** One ICP, in the names of the server. */
export const icpRow = rowOf(icpDescription);

/** The ideal customer profiles. */
export const icpCalls = {
  'icps.list': call('icps.list', { query: companyQuery, answer: answerOf(array(icpRow)) }),
  'icps.generate': call('icps.generate', { body: savedProfile, answer: answerOf(array(icpRow)) }),
  'icps.edit': call('icps.edit', {
    body: strictObject({ domain: nameText, icpid: id, ...fields, ...editedGrounds }),
    answer: done,
  }),
  'icps.add': call('icps.add', {
    body: strictObject({ companyId: id, domain: nameText, ...fields }),
    answer: done,
  }),
  'icps.remove': call('icps.remove', { body: strictObject({ icpid: id }), answer: done }),
} as const;
