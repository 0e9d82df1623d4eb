import { describe, expect, it } from 'vitest';
import { keywordsToHandOver, readIdeaKeywords } from './ideaHandover.ts';

const owner = { workspace: 'acme', companyId: 7 };

describe('keywords handed over to an idea', () => {
  it('arrive as they were sent, each once', () => {
    const state = keywordsToHandOver(['rye', 'oat', 'rye'], owner);
    expect(readIdeaKeywords(state, owner)).toEqual(['rye', 'oat']);
    expect(readIdeaKeywords(structuredClone(state), { ...owner, companyId: '7' })).toEqual([
      'rye',
      'oat',
    ]);
  });

  it.each([
    ['another company', keywordsToHandOver(['rye'], { ...owner, companyId: 8 })],
    ['another workspace', keywordsToHandOver(['rye'], { ...owner, workspace: 'crumb' })],
    ['nothing selected', keywordsToHandOver([], owner)],
    ['no texts', { ...owner, ideaKeywords: [1, null] }],
    ['no list', { ...owner, ideaKeywords: 'rye' }],
    ['the state of another page', { ...owner, prospects: [] }],
    ['no state', null],
  ])('are none with %s', (_case, state) => {
    expect(readIdeaKeywords(state, owner)).toBeNull();
  });

  it('are none before there is a company', () => {
    expect(readIdeaKeywords(keywordsToHandOver(['rye'], owner), null)).toBeNull();
  });
});
