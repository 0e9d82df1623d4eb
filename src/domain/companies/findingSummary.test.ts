import { expect, it } from 'vitest';
import { findingSummary } from './companyFinding.ts';

it('counts the companies by what was found, and leaves out counts of zero', () => {
  const none = { all: 7, underWay: 0, found: 0, without: 0, failed: 0 };
  expect(findingSummary(none)).toBe('7 companies');
  expect(findingSummary({ ...none, found: 5, without: 1, failed: 1 })).toBe(
    '7 companies · 5 with prospects · 1 without · 1 failed',
  );
  expect(findingSummary({ ...none, all: 1, failed: 1 })).toBe('1 company · 1 failed');
});
