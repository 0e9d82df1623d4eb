import { describe, expect, it } from 'vitest';
import { aSavedBusiness } from '../testing/aSavedBusiness.ts';
import { adoptionDecision, type AdoptionFacts } from './adoption.ts';

const told = aSavedBusiness({ companyId: 9 });
const { companyId: _id, domain: _domain, ...profile } = told;
const blank = { name: '', size: '1-10', website: '', description: '' };
const typed = { ...blank, name: 'Velo' };

const newcomer: AdoptionFacts = {
  told,
  known: null,
  draft: undefined,
  isLate: false,
  decided: undefined,
};
const owner: AdoptionFacts = { ...newcomer, known: 7 };

describe('the company of the workspace', () => {
  it.each<[string, AdoptionFacts, ReturnType<typeof adoptionDecision>]>([
    ['is adopted where none is known', newcomer, 'adopt'],
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
    ['is the one that is known', { ...owner, known: '9' }, 'nothing'],
    ['is another than the known one', owner, 'ask'],
    ['is another, and late', { ...owner, isLate: true }, 'ask'],
    ['is another, and was declined', { ...owner, decided: '7|9' }, 'nothing'],
    ['is newer than the declined one', { ...owner, decided: '7|8' }, 'ask'],
  ])('%s', (_what, so, expected) => {
    expect(adoptionDecision(so)).toBe(expected);
  });
});
