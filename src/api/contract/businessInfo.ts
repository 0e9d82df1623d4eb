import { nullable, object, optional, picklist, strictObject } from 'valibot';
import { companySizes } from '#domain/business/businessInfo.ts';
import { call } from './call.ts';
import { answerOf, done, id, lineText, longText, nameText, text } from './fields.ts';

const profile = {
  domain: text,
  name: text,
  size: picklist(companySizes),
  website: text,
  description: text,
};

const shortProfile = {
  ...profile,
  domain: nameText,
  name: nameText,
  website: lineText,
  description: longText,
};

/** The body of every insight generation: the company and its profile. */
export const savedProfile = strictObject({ companyId: id, ...shortProfile });

/** Saves the business and returns the workspace's company. */
export const businessInfoCalls = {
  'businessInfo.save': call('businessInfo.save', {
    body: strictObject({ companyId: optional(id), ...shortProfile }),
    answer: answerOf(object({ companyId: id })),
  }),
  'businessInfo.scrape': call('businessInfo.scrape', {
    body: strictObject({ url: lineText, companyId: id }),
    answer: done,
  }),
  'businessInfo.get': call('businessInfo.get', {
    answer: answerOf(nullable(object({ companyId: id, ...profile }))),
    isOptional: true,
  }),
} as const;
