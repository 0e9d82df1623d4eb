import { expect, it } from 'vitest';
import { englishTexts } from './english.ts';

const { exact, patterns } = englishTexts();
const isKnown = (text: string) =>
  exact.includes(text) || patterns.some((pattern) => new RegExp(pattern, 'iu').test(text));

it('recognizes texts of the catalogue', () => {
  expect(isKnown('Generate More')).toBe(true);
  expect(isKnown('Attempt 3 of 10')).toBe(true);
});

it('does not report data', () => {
  const data = ['sourdough bread', '1,200', 'Dana Reyes', 'dana@crumb.example', 'US'];
  expect(data.filter(isKnown)).toEqual([]);
});
