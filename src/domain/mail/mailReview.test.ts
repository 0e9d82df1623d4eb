import { describe, expect, it } from 'vitest';
import type { SentMark } from './due.ts';
import {
  editsWith,
  entryWith,
  joinedReview,
  mailKey,
  outdatedEdit,
  readEntry,
  reviewIn,
  reviewOf,
} from './mailReview.ts';

const original = { subject: 'Bread', body: 'Hello' };
const edited = { subject: 'Bread', body: 'Hello Olena' };
const written = { key: 'k', variation: original, place: 0 };

const nothing = reviewOf({}, '1');
const sent = (letter: string, on = '2026-11-23', by = 'Ada'): SentMark => ({ letter, on, by });
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

describe('what became of a mail', () => {
  const marked = { ...nothing, sent: [sent('k')] };

  it('has the marks of two who mark at once, and one of each letter', () => {
    const present = { sent: [sent('n', '2026-11-24', 'Bo'), sent('k', '2026-11-24', 'Bo')] };
    const { entry } = entryWith(present, nothing, { sent: [sent('k')], outcome: 'replied' });
    expect(entry).toEqual({ ...nothing, ...present, outcome: 'replied' });
    const byBo = entryWith(entry, nothing, { outcome: 'away', until: '2026-12-05' }).entry;
    expect(byBo).toEqual({ ...nothing, ...present, outcome: 'away', until: '2026-12-05' });
    expect(entryWith(byBo, nothing, { mark: 'drafted' }).entry).toEqual({
      ...byBo,
      mark: 'drafted',
    });
  });

  it('loses a mark or an outcome that is taken back, and nothing else', () => {
    const present = { ...marked, sent: [sent('k'), sent('n')] };
    expect(entryWith(present, marked, { sent: [] }).entry?.sent).toEqual([sent('n')]);
    expect(entryWith(marked, marked, { sent: [] }).entry).toBeNull();
    const away = { ...marked, outcome: 'away' as const, until: '2026-12-05' };
    expect(entryWith(away, away, { outcome: null }).entry).toEqual(marked);
    expect(entryWith(away, away, { outcome: 'replied' }).entry).toEqual({
      ...marked,
      outcome: 'replied',
    });
  });

  it('is read without what is invalid', () => {
    const invalid = [
      null,
      'k',
      { letter: 'k' },
      { letter: '', on: '2026-11-23' },
      sent('k', '1.12.'),
    ];
    const stored = { sent: [...invalid, { letter: 'n', on: '2026-11-23' }, sent('n')] };
    expect(readEntry(stored)).toEqual({ ...nothing, sent: [sent('n', '2026-11-23', '')] });
    expect(
      readEntry({ ...stored, sent: 'n', outcome: 'gone', until: '2026-12-05' }),
    ).toBeUndefined();
    const away = { ...nothing, outcome: 'away' };
    expect(readEntry({ ...away, until: 'soon' })).toEqual(away);
    expect(readEntry({ outcome: 'declined', until: '2026-12-05' })).toEqual({
      ...nothing,
      outcome: 'declined',
    });
  });

  it('is that of both people who become one', () => {
    const one = { sent: [sent('k'), sent('a')], outcome: 'away', until: '2026-12-05' };
    const other = { sent: [sent('k', '2026-11-25', 'Bo'), sent('b')], outcome: 'away' };
    const joined = readEntry(joinedReview(one, { ...other, until: '2026-12-07' }, 2));
    expect(joined?.sent).toHaveLength(3);
    expect(joined).toMatchObject({ outcome: 'away', until: '2026-12-07' });
    expect(joined?.sent).toContainEqual(sent('k', '2026-11-25', 'Bo'));
    expect(readEntry(joinedReview(one, { ...other, outcome: 'declined' }, 2))).toMatchObject({
      outcome: 'declined',
    });
    expect(readEntry(joinedReview({ mark: 'skipped' }, one, 1))).toMatchObject(one);
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
    const entry = {
      ...nothing,
      mark: 'drafted',
      marked: at,
      address: 'bo@rye.example',
      sent: [sent('k')],
      outcome: 'away',
      until: '2026-12-05',
    };
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
