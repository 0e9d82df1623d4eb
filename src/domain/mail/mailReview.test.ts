import { describe, expect, it } from 'vitest';
import { editsWith, outdatedEdit, reviewWith } from './mailReview.ts';

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
