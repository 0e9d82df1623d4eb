import { expect, test } from 'vitest';
import { textKey } from './textKey.ts';

test('the same text has the same key in every visit, another text another', () => {
  expect(textKey('Bread by six.')).toBe(textKey('Bread by six.'));
  const texts = ['', ' ', 'a', 'b', 'ab', 'ba', 'Bread by six.', 'Bread by six'];
  expect(new Set(texts.map(textKey)).size).toBe(texts.length);
});
