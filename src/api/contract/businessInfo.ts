import { nullable, object, optional, picklist, strictObject } from 'valibot';
import { companySizes } from '#domain/business/businessInfo.ts';
import { call } from './call.ts';
import { answerOf, done, id, text } from './fields.ts';

const profile = {
  domain: text,
  name: text,
  size: picklist(companySizes),
  website: text,
  description: text,
};

/** The body of every insight generation: the company and all it says of itself. */
export const savedProfile = strictObject({ companyId: id, ...profile });

/** Saving the business, reading its website, and telling what the workspace works on. */
export const businessInfoCalls = {
  'businessInfo.save': call('businessInfo.save', {
    body: strictObject({ companyId: optional(id), ...profile }),
    answer: answerOf(object({ companyId: id })),
  }),
  'businessInfo.scrape': call('businessInfo.scrape', {
    body: strictObject({ url: text, companyId: id }),
    answer: done,
  }),
  'businessInfo.get': call('businessInfo.get', {
    answer: answerOf(nullable(object({ companyId: id, ...profile }))),
    isOptional: true,
  }),
} as const;
