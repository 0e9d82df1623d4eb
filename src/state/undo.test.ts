import { describe, expect, it } from 'vitest';
import { aTargetCompany } from '#domain/testing/aTargetCompany.ts';
import { aKeyword } from '#domain/testing/aKeyword.ts';
import { geographyList, icpList, uspList } from './insights.ts';
import { keywordList } from './keywords.ts';
import { targetCompanyList } from './targetCompanies.ts';

const usp = { id: 1, title: 'Warm', description: 'Bread.', valueProposition: 'Fresh.' };
const icp = { id: 1, title: 'Cafés', description: 'Small.', painPoints: ['Time'], goals: ['Rest'] };
const company = aTargetCompany({
  name: 'Globex',
  website: 'https://globex.example',
  foreignId: '0aB',
});
const geography = {
  id: 1,
  region: 'Bavaria',
  marketSize: '',
  growthRate: '',
  competitionLevel: 'High',
  recommendation: 'Begin here.',
} as const;
const keyword = aKeyword();

describe('the Undo of a deletion', () => {
  it('adds a row again whose optional and unknown fields are blank', () => {
    const { id: _id, ...fields } = geography;
    expect(geographyList.draftOf?.(geography)).toEqual(fields);
    expect(targetCompanyList.draftOf?.(company)).toMatchObject({
      name: 'Globex',
      website: 'https://globex.example',
      foreignId: '0aB',
    });
    expect(keywordList.draftOf?.(keyword)).toMatchObject({ keyword: keyword.keyword });
  });

  it('adds a keyword again with the figures that nobody knows', () => {
    const bare = { ...keyword, volume: null, competitionLevel: null, trend: null };
    const { id: _id, ...fields } = bare;
    expect(keywordList.draftOf?.(bare)).toEqual(fields);
  });

  it('is not offered for a row with a blank required field, which the server would refuse', () => {
    expect(uspList.draftOf?.({ ...usp, valueProposition: ' ' })).toBeNull();
    expect(icpList.draftOf?.({ ...icp, goals: [] })).toBeNull();
    expect(geographyList.draftOf?.({ ...geography, recommendation: '' })).toBeNull();
    expect(targetCompanyList.draftOf?.({ ...company, description: '' })).toBeNull();
    expect(keywordList.draftOf?.({ ...keyword, region: '' })).toBeNull();
  });
});
