import { expect, test } from 'vitest';
import { confirmed, countSentences, partsOf, pieceToMarkdown, wordCount } from './piece.ts';
import { editedSentences } from './sectionForm.ts';
import type { Section, Sentence } from './section.ts';

const baked: Sentence = {
  text: 'We bake before seven.',
  quote: 'delivers it by bicycle before seven',
  url: 'https://crumb.example/',
};
const warm: Sentence = { text: 'Warm bread sells itself.', assumed: true };
const own: Sentence = { text: 'Ask us for a loaf.' };

const section = (id: number, point: string, ...sentences: readonly Sentence[]): Section => ({
  id,
  point,
  heading: point,
  sentences,
  isSample: false,
});
const opening = section(1, 'Why warm bread', baked, warm);
const closing = section(2, 'What to do', own);

test('the parts are in the order of the outline, and what no longer fits comes last', () => {
  const outline = ['What to do', 'How it works ', 'What to do'];
  expect(partsOf({ outline }, [opening, closing])).toEqual([
    { point: 'What to do', section: closing, isInOutline: true },
    { point: 'How it works', section: null, isInOutline: true },
    { point: 'Why warm bread', section: opening, isInOutline: false },
  ]);
});

const before = [baked, warm];

test.each<[string, string, readonly Sentence[]]>([
  ['the same text', 'We bake before seven. Warm bread sells itself.', [baked, warm]],
  ['another order', 'Warm bread sells itself. We bake before seven.', [warm, baked]],
  [
    'a changed sentence',
    'We bake before six. Warm bread sells itself.',
    [{ text: 'We bake before six.' }, warm],
  ],
  [
    'a sentence that goes on',
    'We bake before seven. and after nine. Warm bread sells itself.',
    [baked, { text: 'and after nine.' }, warm],
  ],
  [
    'a sentence with words before it',
    'They say: We bake before seven. Warm bread sells itself.',
    [{ text: 'They say: We bake before seven.' }, warm],
  ],
  [
    'a new sentence and a new line',
    'We bake before seven.\nFresh every day. Warm bread sells itself.',
    [baked, { text: 'Fresh every day.' }, warm],
  ],
  [
    'the sentence twice',
    'We bake before seven. We bake before seven.',
    [baked, { text: 'We bake before seven.' }],
  ],
  ['nothing', ' ', []],
])('after an edit to %s', (_name, text, after) => {
  expect(editedSentences(before, text)).toEqual(after);
});

test('a confirmed sentence is no assumption any more', () => {
  expect(confirmed(before, 1)).toEqual([baked, { text: 'Warm bread sells itself.' }]);
});

test('words and sentences are counted', () => {
  expect(wordCount([opening, closing])).toBe(3 + 8 + 3 + 5);
  expect(countSentences([opening, closing])).toEqual({ of: 3, quoted: 1, assumed: 1 });
});

test('the Markdown has footnotes with the sources, or none', () => {
  const parts = partsOf({ outline: ['Why warm bread', 'What to do', 'Later'] }, [opening, closing]);
  expect(pieceToMarkdown({ title: 'Bread *now*' }, parts, true)).toBe(
    `# Bread \\*now\\*

## Why warm bread

We bake before seven.[^1] Warm bread sells itself.

## What to do

Ask us for a loaf.

[^1]: “delivers it by bicycle before seven” <https://crumb.example/>
`,
  );
  expect(pieceToMarkdown({ title: 'Bread' }, parts, false)).not.toContain('[^');
});
