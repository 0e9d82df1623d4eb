import { describe, expect, it } from 'vitest';
import { editsWith, outdatedEdit, reviewWith, readMailReview, reviewOf } from './mailReview.ts';
import fc from 'fast-check';

const original = { subject: 'Bread', body: 'Hello' };
const edited = { subject: 'Bread', body: 'Hello Olena' };
const written = { key: 'k', variation: original, place: 0 };

describe('the mail review', () => {
  it('removes an edit that was undone', () => {
    const marked = reviewWith({}, '1', { mark: 'skipped' });
    expect(reviewWith(marked, '1', { mark: null })).toEqual({});
    expect(editsWith({ k: edited }, written, original)).toEqual({});
    expect(editsWith({ k: edited }, written, null)).toEqual({});
  });
});

describe('an edit of regenerated mail', () => {
  const edits = editsWith({}, written, edited);
  const anew = { key: 'n', variation: { subject: 'Cake', body: 'Hi' }, place: 0 };
  const second = { ...anew, key: 's', place: 1 };

  it('is found by its position', () => {
    expect(outdatedEdit(edits, [anew, second], anew)).toMatchObject({
      key: 'k',
      edit: { ...edited, from: original },
    });
  });

  it.each([
    ['its mail is still there', [anew, { ...written, place: 1 }], anew, edits],
    ['another stood in that place', [anew, second], second, edits],
    ['the new one was edited already', [anew], anew, { ...edits, n: edited }],
    ['it was kept before places were', [anew], anew, { k: edited }],
  ] as const)('is none where %s', (_case, all, mail, kept) => {
    expect(outdatedEdit(kept, all, mail)).toBeNull();
  });
});

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
