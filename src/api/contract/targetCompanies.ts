import { array, object, strictObject, string } from 'valibot';
import { call } from './call.ts';
import { answerOf, done, forCompany, id, ofCompany, text } from './fields.ts';

const fields = {
  target_company_name: text,
  description: text,
  recent_news: string(),
  initiatives_and_challenges: string(),
};

/** One target company as the server spells it. */
export const targetCompanyRow = object({
  targetid: id,
  target_company_name: text,
  description: string(),
  recent_news: string(),
  initiatives_and_challenges: string(),
});

const rows = answerOf(array(targetCompanyRow));

/** The target companies. */
export const targetCompanyCalls = {
  'targetCompanies.list': call('targetCompanies.list', { query: ofCompany, answer: rows }),
  'targetCompanies.generate': call('targetCompanies.generate', {
    body: forCompany,
    answer: rows,
  }),
  'targetCompanies.add': call('targetCompanies.add', {
    body: strictObject({ companyId: id, ...fields }),
    answer: done,
  }),
  'targetCompanies.edit': call('targetCompanies.edit', {
    body: strictObject({ targetid: id, ...fields }),
    answer: done,
  }),
  'targetCompanies.remove': call('targetCompanies.remove', {
    body: strictObject({ targetid: id }),
    answer: done,
  }),
} as const;
