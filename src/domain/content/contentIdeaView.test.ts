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
import { levels } from '../insights/level.ts';

const grounds = { evidence: [], assumptions: [], isSample: false };
const quote = { field: 'outline', quote: 'We bake at six.', url: 'https://crumb.example/' };
const gone = { ...quote, checked: { on: '2026-11-24T06:00:00Z', found: 'gone' } } as const;
const ideas: readonly ContentIdea[] = [
  {
    id: 1,
    outline: [],
    title: 'Seven questions',
    type: 'EBOOK',
    keywords: ['Rye Bread'],
    targetIcp: 'Bakeries',
    estimatedValue: 'High',
    grounds: { ...grounds, assumptions: ['outline'] },
  },
  {
    id: 2,
    outline: [],
    title: 'At a glance',
    type: 'BLOG_POST',
    keywords: [],
    targetIcp: 'Cafés',
    estimatedValue: null,
    grounds: { ...grounds, evidence: [gone] },
  },
];
const idsIn = (view: Partial<typeof plainContentIdeaView>) =>
  shownIdeas(ideas, { ...plainContentIdeaView, ...view }).map(({ id }) => id);

describe('the view of content ideas', () => {
  it.each([
    [{}, [1, 2]],
    [{ search: '  rye ' }, [1]],
    [{ search: 'GLANCE' }, [2]],
    [{ type: 'EBOOK' }, [1]],
    [{ icp: 'Cafés' }, [2]],
    [{ value: 'High' }, [1]],
    [{ value: 'Low' }, []],
    [{ type: 'EBOOK', icp: 'Cafés' }, []],
    [{ isToCheck: true }, [1]],
    [{ isGone: true }, [2]],
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
    for (const filter of [{ icp: 'Cafés' }, { isToCheck: true }, { isGone: true }])
      expect(hasFilters({ ...plainContentIdeaView, ...filter })).toBe(true);
  });
});

describe('the choices of a filter', () => {
  it('are the values in the list, the known ones first, and the chosen one', () => {
    expect(filterOptions(['Z', 'B', '', 'B', 'A'], null, ['Z', 'Y'])).toEqual(['Z', 'A', 'B']);
    expect(filterOptions(['A'], 'Gone')).toEqual(['A', 'Gone']);
  });
});
