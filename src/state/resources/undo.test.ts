import { describe, expect, it } from 'vitest';
import { geographyResource } from './geographies.ts';
import { icpResource } from './icps.ts';
import { keywordResource } from './keywords.ts';
import { targetCompanyResource } from './targetCompanies.ts';
import { uspResource } from './uspResource.ts';

const usp = { id: 1, title: 'Warm', description: 'Bread.', valueProposition: 'Fresh.' };
const icp = { id: 1, title: 'Cafés', description: 'Small.', painPoints: ['Time'], goals: ['Rest'] };
const company = { id: 1, name: 'Globex', description: 'Energy', recentNews: '', initiatives: '' };
const geography = {
  id: 1,
  region: 'Bavaria',
  marketSize: '',
  growthRate: '',
  competitionLevel: 'High',
  recommendation: 'Begin here.',
} as const;
const keyword = {
  id: 1,
  keyword: 'bread',
  volume: 10,
  competitionLevel: 'LOW',
  competitionIndex: 1,
  lowBid: 1,
  highBid: 2,
  trend: 0,
  region: 'DE',
} as const;

describe('the Undo of a deletion', () => {
  it('adds a row again whose optional and unknown fields are blank', () => {
    const { id: _id, ...fields } = geography;
    expect(geographyResource.rules.draftOf?.(geography)).toEqual(fields);
    expect(targetCompanyResource.rules.draftOf?.(company)).toMatchObject({ name: 'Globex' });
    expect(keywordResource.rules.draftOf?.(keyword)).toMatchObject({ keyword: 'bread' });
  });

  it('is not offered for a row with a blank required field, which the server would refuse', () => {
    expect(uspResource.rules.draftOf?.({ ...usp, valueProposition: ' ' })).toBeNull();
    expect(icpResource.rules.draftOf?.({ ...icp, goals: [] })).toBeNull();
    expect(geographyResource.rules.draftOf?.({ ...geography, recommendation: '' })).toBeNull();
    expect(targetCompanyResource.rules.draftOf?.({ ...company, description: '' })).toBeNull();
    expect(keywordResource.rules.draftOf?.({ ...keyword, region: '' })).toBeNull();
  });
});
