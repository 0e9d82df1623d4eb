import { array, literal, object, optional, pipe, regex, strictObject, string } from 'valibot';
import { call } from './call.ts';
import { grounds, id, joinedIds } from './fields.ts';

/** All mail to one prospect, in the names of the server. */
export const emailRow = object({
  prospectid: id,
  prospectName: string(),
  targetName: string(),
  email: string(),
  emails: array(object({ emailSubject: string(), emailBody: string(), ...grounds })),
});

/** The answer of both calls: `success`, `message` and `data` are required. */
const rows = object({
  success: literal(true),
  message: string(),
  reason: optional(literal('suggestions')),
  data: array(emailRow),
});

/** The email variations. */
export const emailCalls = {
  'emails.list': call('emails.list', {
    query: object({
      prospectid: pipe(
        joinedIds,
        regex(/^[1-9]\d*(?:,[1-9]\d*){0,199}$/, 'must be at most 200 positive numbers'),
      ),
    }),
    answer: rows,
  }),
  'emails.generate': call('emails.generate', {
    body: strictObject({ prospectid: id, companyId: id }),
    answer: rows,
  }),
} as const;
