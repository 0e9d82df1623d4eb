import { describe, expect, it } from 'vitest';
import { aSavedBusiness } from '#domain/testing/aSavedBusiness.ts';
import { groundedItem } from './item.ts';
import { kinds } from './kinds.ts';
import { materialOf } from './material.ts';

const profile = aSavedBusiness({ name: 'Crumb', website: '', description: 'We bake bread.' });
const shape = { claims: [], longest: { title: 80 } };
const grounded = (title: string) =>
  groundedItem({ title, evidence: [] }, shape, materialOf(profile, []))?.item.title;

describe('a text of a model', () => {
  it('is shortened between two words', () => {
    const title = grounded('Warm bread every morning. '.repeat(20));
    expect(title).toMatch(/^Warm bread .*…$/);
    expect(title?.length).toBeLessThanOrEqual(80);
  });

  it.each([
    ['letters', `1${'a'.repeat(190_000)}`],
    ['brackets', `1${')'.repeat(190_000)}`],
  ])('that repeats itself endlessly is left out at once: %s', (_what, text) => {
    const started = performance.now();
    expect(grounded(text)).toBeUndefined();
    expect(performance.now() - started).toBeLessThan(1000);
  });
});

describe('a title', () => {
  const claims = (quote: string) => {
    const item = { title: 'Bread, baked by us', evidence: [{ field: 'title', quote }] };
    return groundedItem(item, { ...shape, claims: ['title'] }, materialOf(profile, []))?.grounds;
  };

  it('rests on a quote that was found', () => {
    expect(claims('We bake bread')).toEqual({
      evidence: [{ field: 'title', quote: 'We bake bread' }],
      assumptions: [],
    });
  });

  it.each([
    ['Our bread', true],
    ['Breads we bake', true],
    ['Warm rolls for cafés', false],
  ])('rests on a quote for another field that says it: %j', (title, isSaid) => {
    const item = { title, text: 'Bread.', evidence: [{ field: 'text', quote: 'We bake bread' }] };
    const both = { claims: ['title', 'text'], longest: { title: 80, text: 80 } };
    expect(groundedItem(item, both, materialOf(profile, []))?.grounds).toMatchObject({
      evidence: isSaid ? [{ field: 'text' }, { field: 'title' }] : [{ field: 'text' }],
      assumptions: isSaid ? [] : ['title'],
    });
  });

  it('is marked as an assumption where the quote is invented', () => {
    expect(claims('We have won the national award')).toEqual({
      evidence: [],
      assumptions: ['title'],
    });
  });

  it.each(['usps', 'icps', 'contentIdeas'] as const)('of %s is such a claim', (kind) => {
    expect(kinds[kind].claims).toContain('title');
  });
});
