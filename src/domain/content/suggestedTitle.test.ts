import fc from 'fast-check';
import { expect, it } from 'vitest';
import { suggestedTitle } from './contentIdeaForm.ts';

it.each([
  [[], ''],
  [['  '], ''],
  [['rye loaf'], 'Rye loaf: what to know'],
  [[' Crumb & Co bread '], 'Crumb & Co bread: what to know'],
  [['rye loaf', 'oat loaf'], 'Rye loaf and oat loaf: what to know'],
  [['rye loaf', 'oat loaf', 'spelt loaf'], 'Rye loaf: what to know'],
  [['how to bake rye bread'], 'How to bake rye bread'],
  [['is rye bread healthy', 'rye'], 'Is rye bread healthy'],
  [['island bread'], 'Island bread: what to know'],
  [['élan vital'], 'Élan vital: what to know'],
  [['ライ麦パン'], 'ライ麦パン: what to know'],
])('suggests for %j the title %j', (keywords, title) => {
  expect(suggestedTitle(keywords)).toBe(title);
});

it('contains the first keyword in every case', () => {
  const typed = fc.string({ unit: 'grapheme' }).filter((text) => text.trim() !== '');
  fc.assert(
    fc.property(typed, fc.array(fc.string()), (first, others) => {
      const title = suggestedTitle([first, ...others]).toLocaleUpperCase();
      expect(title).toContain(first.trim().toLocaleUpperCase());
    }),
  );
});
