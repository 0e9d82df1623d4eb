import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ContentIdea } from './contentIdea.ts';
import {
  filterOptions,
  hasFilters,
  plainContentIdeaView,
  readContentIdeaView,
  shownIdeas,
  writeContentIdeaView,
} from './contentIdeaView.ts';
import type { Grounds } from '../evidence/grounds.ts';
import { levels } from '../insights/level.ts';

const ideas: readonly ContentIdea[] = [
  {
    id: 1,
    outline: [],
    title: 'Seven questions',
    type: 'EBOOK',
    keywords: ['Rye Bread'],
    targetIcp: 'Bakeries',
    estimatedValue: 'High',
  },
  {
    id: 2,
    outline: [],
    title: 'At a glance',
    type: 'BLOG_POST',
    keywords: [],
    targetIcp: 'Cafés',
    estimatedValue: null,
  },
];
const lost: Grounds = {
  evidence: [
    {
      field: 'outline',
      quote: 'We bake at six.',
      url: 'https://crumb.example/',
      checked: { on: '2026-11-24T06:00:00Z', found: 'gone' },
    },
  ],
  assumptions: [],
  isSample: false,
};
const idsIn = (view: Partial<typeof plainContentIdeaView>) =>
  shownIdeas(ideas, { ...plainContentIdeaView, ...view }).map(({ id }) => id);

describe('the view of content ideas', () => {
  it('can show only ideas with something to check', () => {
    const grounds = { evidence: [], assumptions: ['outline'], isSample: false };
    const view = { ...plainContentIdeaView, isToCheck: true };
    expect(hasFilters(view)).toBe(true);
    const known = ideas.map((idea) => (idea.id === 1 ? { ...idea, grounds } : idea));
    expect(shownIdeas(known, view).map(({ id }) => id)).toEqual([1]);
  });

  it('can show only ideas that rest on a sentence that is gone', () => {
    const view = { ...plainContentIdeaView, isGone: true };
    expect(hasFilters(view)).toBe(true);
    const known = ideas.map((idea) => (idea.id === 2 ? { ...idea, grounds: lost } : idea));
    expect(shownIdeas(known, view).map(({ id }) => id)).toEqual([2]);
  });

  it.each([
    [{}, [1, 2]],
    [{ search: '  rye ' }, [1]],
    [{ search: 'GLANCE' }, [2]],
    [{ type: 'EBOOK' }, [1]],
    [{ icp: 'Cafés' }, [2]],
    [{ value: 'High' }, [1]],
    [{ value: 'Low' }, []],
    [{ type: 'EBOOK', icp: 'Cafés' }, []],
  ] as const)('%j shows %j', (view, expected) => {
    expect(idsIn(view)).toEqual(expected);
  });

  it('is read from the address as it was written', () => {
    const maybe = fc.option(fc.string({ minLength: 1, unit: 'grapheme' }), { nil: null });
    const view = fc.record({
      search: fc.string({ unit: 'grapheme' }),
      type: maybe,
      icp: maybe,
      value: fc.constantFrom(null, ...levels),
      isToCheck: fc.boolean(),
      isGone: fc.boolean(),
    });
    fc.assert(
      fc.property(view, (shown) => {
        const address = writeContentIdeaView(shown).toString();
        expect(readContentIdeaView(new URLSearchParams(address))).toEqual(shown);
      }),
    );
  });

  it('writes no defaults, and ignores invalid values', () => {
    expect(writeContentIdeaView(plainContentIdeaView).toString()).toBe('');
    expect(readContentIdeaView(new URLSearchParams('value=Huge&type='))).toEqual(
      plainContentIdeaView,
    );
  });

  it('has filters unless they are blank', () => {
    expect(hasFilters({ ...plainContentIdeaView, search: '  ' })).toBe(false);
    expect(hasFilters({ ...plainContentIdeaView, search: ' a' })).toBe(true);
    expect(hasFilters({ ...plainContentIdeaView, icp: 'Cafés' })).toBe(true);
  });
});

describe('the choices of a filter', () => {
  it('are the values in the list, the known ones first, and the chosen one', () => {
    expect(filterOptions(['Z', 'B', '', 'B', 'A'], null, ['Z', 'Y'])).toEqual(['Z', 'A', 'B']);
    expect(filterOptions(['A'], 'Gone')).toEqual(['A', 'Gone']);
  });
});
