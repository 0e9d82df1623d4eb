import { array, object, picklist, strictObject, string } from 'valibot';
import { levels } from '#domain/insights/level.ts';
import { savedProfile } from './businessInfo.ts';
import { call } from './call.ts';
import { answerOf, done, id, ofCompany, text } from './fields.ts';

const fields = {
  region: text,
  marketSize: text,
  growthRate: text,
  competitionLevel: picklist(levels),
  recommendation: text,
};

/** One geography as the server spells it. */
export const geographyRow = object({
  geoid: id,
  region: text,
  marketSize: string(),
  growthRate: string(),
  competitionLevel: picklist(levels),
  recommendation: string(),
});

const rows = answerOf(array(geographyRow));

/** The target geographies. */
export const geographyCalls = {
  'geographies.list': call('geographies.list', { query: ofCompany, answer: rows }),
  'geographies.generate': call('geographies.generate', { body: savedProfile, answer: rows }),
  'geographies.edit': call('geographies.edit', {
    body: strictObject({ domain: text, geoid: id, ...fields }),
    answer: done,
  }),
  'geographies.add': call('geographies.add', {
    body: strictObject({ companyId: id, domain: text, ...fields }),
    answer: done,
  }),
  'geographies.remove': call('geographies.remove', {
    body: strictObject({ geoid: id }),
    answer: done,
  }),
} as const;
