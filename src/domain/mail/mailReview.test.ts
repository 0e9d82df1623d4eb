import { describe, expect, it } from 'vitest';
import { editsWith, entryWith, mailKey, outdatedEdit, reviewIn, reviewOf } from './mailReview.ts';

const original = { subject: 'Bread', body: 'Hello' };
const edited = { subject: 'Bread', body: 'Hello Olena' };
const written = { key: 'k', variation: original, place: 0 };

const nothing = reviewOf({}, '1');
const at = { by: 'Grace', at: '2026-11-28T14:05:00.000Z' };

describe('a change of a mail', () => {
  it('leaves nothing when it takes back the only one', () => {
    const marked = { ...nothing, mark: 'skipped' as const };
    expect(entryWith(marked, marked, { mark: null })).toEqual({ entry: null, refused: {} });
    expect(editsWith({ k: edited }, written, original)).toEqual({});
    expect(editsWith({ k: edited }, written, null)).toEqual({});
  });

  it('is made of what a colleague has stored meanwhile', () => {
    const present = { mark: 'drafted', marked: at, edits: { other: original } };
    const { entry, refused } = entryWith(present, nothing, { edits: { k: edited } });
    expect(entry).toMatchObject({
      mark: 'drafted',
      marked: at,
      edits: { other: original, k: edited },
    });
    expect(refused).toEqual({});
  });

  it('replaces no text that a colleague has changed meanwhile, and gives it back', () => {
    const theirs = { subject: 'Bread', body: 'Hello Bo' };
    const from = { ...nothing, edits: { k: original } };
    const change = { edits: { k: edited }, mark: 'drafted' as const };
    const { entry, refused } = entryWith({ edits: { k: theirs } }, from, change);
    expect(entry).toMatchObject({ mark: 'drafted', edits: { k: theirs } });
    expect(refused).toEqual({ k: edited });
    // Asked again, of what stands by then.
    const then = { ...nothing, edits: { k: theirs } };
    expect(entryWith({ edits: { k: theirs } }, then, change).entry?.edits['k']).toEqual(edited);
  });

  it('is the same when a colleague has made it too', () => {
    const { entry, refused } = entryWith({ edits: { k: edited } }, nothing, {
      edits: { k: edited },
    });
    expect(entry?.edits).toEqual({ k: edited });
    expect(refused).toEqual({});
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
  it('reads back what was stored, by prospect', () => {
    const entry = { ...nothing, mark: 'drafted', marked: at, address: 'bo@rye.example' };
    const edits = { ...nothing, chosenKey: 'k', edits: editsWith({}, written, edited) };
    const values = new Map<string, unknown>([
      [mailKey('1'), JSON.parse(JSON.stringify(entry))],
      [mailKey('2'), edits],
      ['views', []],
    ]);
    const review = reviewIn(values);
    expect(review).toEqual({ '1': entry, '2': edits });
    expect(reviewOf(review, '2').edits['k']).toMatchObject(edited);
    expect(reviewOf(review, '3')).toEqual(nothing);
  });

  it.each([undefined, null, [], 3, '', { mark: 'sent', edits: { k: { subject: 1 } } }])(
    'leaves out what is invalid: %j',
    (stored) => {
      expect(reviewIn(new Map([[mailKey('1'), stored]]))).toEqual({});
    },
  );
});
