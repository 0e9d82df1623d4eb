import { expect, test } from 'vitest';
import { foldedText } from './foldedText.ts';

test('a short text is whole', () => {
  expect(foldedText('Bread by six.', 13)).toBeNull();
});

test('a long one ends between two words', () => {
  expect(foldedText('Bread by six, every day.', 14)).toBe('Bread by six…');
});

test('one without spaces is cut, and no sign is cut in two', () => {
  expect(foldedText('パンは毎朝六時までに届きます', 6)).toBe('パンは毎朝六…');
  expect(foldedText('🥐🥐🥐🥐', 2)).toBe('🥐🥐…');
});
