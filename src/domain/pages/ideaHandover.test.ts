import { describe, expect, it } from 'vitest';
import { ideaToHandOver, readIdeaStart } from './handover.ts';

const owner = { workspace: 'acme', companyId: 7 };
const rye = { keywords: ['rye'], icp: '' };

describe('the start of an idea', () => {
  it('is read as it was written, with each keyword once', () => {
    const state = ideaToHandOver({ keywords: ['rye', 'oat', 'rye'], icp: '' }, owner);
    const begun = { keywords: ['rye', 'oat'], icp: '' };
    expect(readIdeaStart(state, owner)).toEqual(begun);
    expect(readIdeaStart(structuredClone(state), { ...owner, companyId: '7' })).toEqual(begun);
  });

  it('may be a profile alone', () => {
    const begun = { keywords: [], icp: 'Cafés' };
    expect(readIdeaStart(ideaToHandOver(begun, owner), owner)).toEqual(begun);
  });

  it.each([
    ['another company', ideaToHandOver(rye, { ...owner, companyId: 8 })],
    ['another workspace', ideaToHandOver(rye, { ...owner, workspace: 'crumb' })],
    ['nothing selected', ideaToHandOver({ keywords: [], icp: '' }, owner)],
    ['no texts', { ...owner, ideaKeywords: [1, null], ideaIcp: 7 }],
    ['no list', { ...owner, ideaKeywords: 'rye' }],
    ['the state of another page', { ...owner, prospects: [] }],
    ['no state', null],
  ])('is nothing with %s', (_case, state) => {
    expect(readIdeaStart(state, owner)).toBeNull();
  });

  it('is null before there is a company', () => {
    expect(readIdeaStart(ideaToHandOver(rye, owner), null)).toBeNull();
  });
});
