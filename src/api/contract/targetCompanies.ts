import { array, boolean, object, optional, strictObject } from 'valibot';
import { targetCompanyDescription } from '#domain/companies/targetCompany.ts';
import { call } from './call.ts';
import { bodyOf, rowOf } from './entity.ts';
import {
  answerOf,
  done,
  companyBody,
  id,
  companyQuery,
  stillAssumed,
  text,
  version,
} from './fields.ts';

const fields = bodyOf(targetCompanyDescription);

/** One target company, in the names of the server. */
export const targetCompanyRow = object({
  ...rowOf(targetCompanyDescription).entries,
  website: optional(text),
  /** False when the website does not respond. */
  website_found: optional(boolean()),
});

const rows = answerOf(array(targetCompanyRow));

/** The target companies. */
export const targetCompanyCalls = {
  'targetCompanies.list': call('targetCompanies.list', { query: companyQuery, answer: rows }),
  'targetCompanies.generate': call('targetCompanies.generate', {
    body: companyBody,
    answer: rows,
  }),
  'targetCompanies.add': call('targetCompanies.add', {
    body: strictObject({ companyId: id, ...fields }),
    answer: done,
  }),
  'targetCompanies.edit': call('targetCompanies.edit', {
    body: strictObject({ targetid: id, ...fields, assumptions: stillAssumed, version }),
    answer: done,
  }),
  'targetCompanies.remove': call('targetCompanies.remove', {
    body: strictObject({ targetid: id }),
    answer: done,
  }),
} as const;
