import { array, strictObject } from 'valibot';
import { geographyDescription } from '#domain/insights/geography.ts';
import { savedProfile } from './businessInfo.ts';
import { call } from './call.ts';
import { bodyOf, rowOf } from './entity.ts';
import { answerOf, done, id, companyQuery, editedGrounds, nameText } from './fields.ts';

const fields = bodyOf(geographyDescription);

/** One geography, in the names of the server. */
export const geographyRow = rowOf(geographyDescription);

const rows = answerOf(array(geographyRow));

/** The target geographies. */
export const geographyCalls = {
  'geographies.list': call('geographies.list', { query: companyQuery, answer: rows }),
  'geographies.generate': call('geographies.generate', { body: savedProfile, answer: rows }),
  'geographies.edit': call('geographies.edit', {
    body: strictObject({ domain: nameText, geoid: id, ...fields, ...editedGrounds }),
    answer: done,
  }),
  'geographies.add': call('geographies.add', {
    body: strictObject({ companyId: id, domain: nameText, ...fields }),
    answer: done,
  }),
  'geographies.remove': call('geographies.remove', {
    body: strictObject({ geoid: id }),
    answer: done,
  }),
} as const;
