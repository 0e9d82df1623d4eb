import { describe, expect, it } from 'vitest';
import {
  adoptionDecision,
  stageOfLists,
  type AdoptionFacts,
  readFormerBusinesses,
  withFormerBusiness,
  type FormerBusiness,
} from './workspaceBusiness.ts';

const profile = {
  name: 'Velo Werk',
  size: '1-10',
  website: 'https://velo.example',
  description: 'Bicycles.',
} as const;
const blank = { name: '', size: '1-10', website: '', description: '' };
const typed = { ...blank, name: 'Velo' };

const newcomer: AdoptionFacts = {
  told: { ...profile, companyId: 9, domain: 'acme' },
  knownBefore: null,
  known: null,
  draft: undefined,
  isSaving: false,
  isLate: false,
  decided: undefined,
};
const owner: AdoptionFacts = { ...newcomer, knownBefore: 7, known: 7 };

describe('the company of the workspace', () => {
  it.each<[string, AdoptionFacts, ReturnType<typeof adoptionDecision>]>([
    ['is adopted where none is known', newcomer, 'adopt'],
    ['does not exist', { ...newcomer, told: null }, 'nothing'],
    ['is adopted over an empty form', { ...newcomer, draft: blank }, 'adopt'],
    [
      'is what a lost save has made of the form',
      { ...newcomer, draft: { ...profile, website: 'velo.example ' } },
      'adopt',
    ],
    ['is asked about where something else is typed', { ...newcomer, draft: typed }, 'ask'],
    ['is asked about once pages are shown', { ...newcomer, isLate: true }, 'ask'],
    [
      'was declined by someone with a form',
      { ...newcomer, draft: typed, decided: '|9' },
      'nothing',
    ],
    ['gives way to a save under way', { ...newcomer, isSaving: true }, 'nothing'],
    ['gives way to a save that has ended', { ...newcomer, known: 12 }, 'nothing'],
    ['is the one that is known', { ...owner, known: '9', knownBefore: '9' }, 'nothing'],
    ['is another than the known one', owner, 'ask'],
    ['is another, and late', { ...owner, isLate: true }, 'ask'],
    ['is another, and was declined', { ...owner, decided: '7|9' }, 'nothing'],
    ['is newer than the declined one', { ...owner, decided: '7|8' }, 'ask'],
    ['is another than a new entry since', { ...owner, known: 12 }, 'nothing'],
    ['is another while a new entry is saved', { ...owner, isSaving: true }, 'nothing'],
  ])('%s', (_what, so, expected) => {
    expect(adoptionDecision(so)).toBe(expected);
  });
});

describe('the stage of a workspace', () => {
  it.each([
    [true, true, true, 'usps'],
    [true, false, false, 'usps'],
    [false, true, true, 'icps'],
    [false, false, true, 'geos'],
    [false, false, false, 'dashboard'],
  ] as const)('usps %s, icps %s, geographies %s empty: %s', (usps, icps, geographies, stage) => {
    expect(stageOfLists({ usps, icps, geographies })).toBe(stage);
  });
});

const former = (companyId: number, name = `Business ${companyId}`): FormerBusiness => ({
  info: {
    companyId,
    name,
    size: '1-10',
    website: 'https://crumb.example',
    description: 'Bread.',
    domain: 'acme',
  },
  stage: 'done',
  keywords: 140,
});
const idsOf = (formers: readonly FormerBusiness[]) => formers.map(({ info }) => info.companyId);

describe('withFormerBusiness', () => {
  it.each([
    ['the newest stands first', [1, 2], 3, 4, [3, 1, 2]],
    ['a business stands once', [1, 2], 2, 4, [2, 1]],
    ['the present one is no former one', [1, 2], 3, 1, [3, 2]],
    ['only some are kept', [1, 2, 3, 4, 5], 6, 7, [6, 1, 2, 3, 4]],
  ] as const)('%s', (_, before, replaced, now, expected) => {
    const formers = before.map((id) => former(id));
    expect(idsOf(withFormerBusiness(formers, former(replaced), former(now).info))).toEqual(
      expected,
    );
  });
});

describe('readFormerBusinesses', () => {
  it.each([
    [undefined],
    [{}],
    [[null, 7, 'x', {}]],
    [[{ ...former(1), stage: 'gone' }]],
    [[{ ...former(1), info: { ...former(1).info, companyId: null } }]],
  ])('leaves out %j', (value) => {
    expect(readFormerBusinesses(value)).toEqual([]);
  });
});
