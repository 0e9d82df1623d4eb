import { expect, test } from 'vitest';
import { foldedText } from './foldedText.ts';

test('returns null for a short text', () => {
  expect(foldedText('Bread by six.', 13)).toBeNull();
});

test('cuts a long text between two words', () => {
  expect(foldedText('Bread by six, every day.', 14)).toBe('Bread by six…');
});

test('cuts a text without spaces, but never inside a character', () => {
  expect(foldedText('パンは毎朝六時までに届きます', 6)).toBe('パンは毎朝六…');
  expect(foldedText('🥐🥐🥐🥐', 2)).toBe('🥐🥐…');
});
