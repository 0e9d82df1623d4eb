import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { editsWith, readMailReview, reviewOf, reviewWith } from './mailReview.ts';

describe('the stored review', () => {
  it('reads back what was stored', () => {
    const edited = { subject: 'Bread', body: 'Hello Olena' };
    const written = { key: 'k', variation: { subject: 'Bread', body: 'Hello' }, place: 0 };
    const review = reviewWith(reviewWith({}, '1', { mark: 'drafted' }), '2', {
      chosenKey: 'k',
      edits: editsWith({}, written, edited),
    });
    expect(readMailReview(JSON.stringify(review))).toEqual(review);
    expect(reviewOf(review, '2').edits['k']).toMatchObject(edited);
    expect(reviewOf(review, '3')).toEqual({ mark: null, chosenKey: null, edits: {} });
  });

  it.each([
    undefined,
    '',
    '[]',
    'null',
    '{"1":3}',
    '{"1":{"mark":"sent","edits":{"k":{"subject":1}}}}',
    '{"__proto__":{"mark":"drafted"}}',
  ])('is empty when the stored value is invalid: %s', (stored) => {
    expect(readMailReview(stored)).toEqual({});
  });

  it('reads any text without throwing', () => {
    fc.assert(
      fc.property(fc.json(), (stored) => {
        for (const entry of Object.values(readMailReview(stored))) {
          expect(['drafted', 'skipped', null]).toContain(entry.mark);
        }
      }),
    );
  });
});
