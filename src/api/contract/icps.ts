import { array, object, strictObject, string } from 'valibot';
import { savedProfile } from './businessInfo.ts';
import { call } from './call.ts';
import { answerOf, done, id, ofCompany, someTexts, text } from './fields.ts';

const fields = { title: text, description: text, painPoints: someTexts, goals: someTexts };

/** One ICP as the server spells it. */
export const icpRow = object({
  icpid: id,
  title: text,
  description: string(),
  painPoints: array(string()),
  goals: array(string()),
});

/** The ideal customer profiles. */
export const icpCalls = {
  'icps.list': call('icps.list', { query: ofCompany, answer: answerOf(array(icpRow)) }),
  'icps.generate': call('icps.generate', { body: savedProfile, answer: answerOf(array(icpRow)) }),
  'icps.edit': call('icps.edit', {
    body: strictObject({ domain: text, icpid: id, ...fields }),
    answer: done,
  }),
  'icps.add': call('icps.add', {
    body: strictObject({ companyId: id, domain: text, ...fields }),
    answer: done,
  }),
  'icps.remove': call('icps.remove', { body: strictObject({ icpid: id }), answer: done }),
} as const;
