import { expect, test } from 'vitest';
import type { Checked } from './grounds.ts';
import { quoteRemark } from './quoteRemark.ts';

const on = new Date(2026, 10, 24, 9).toISOString();
const earlier = new Date(2026, 9, 3, 9).toISOString();
const lastYear = new Date(2025, 10, 3, 9).toISOString();
const now = new Date(2026, 10, 30, 12);
const said = (checked: Checked | undefined) => quoteRemark(checked, now);

/** A day as the person's locale writes it, whatever that is here. */
const day = (at: string, year?: 'numeric') =>
  new Date(at).toLocaleDateString(undefined, { day: 'numeric', month: 'short', year });

test('a quote that was not looked at, or stands where it stood, has no remark', () => {
  expect(said(undefined)).toBeUndefined();
  expect(said({ on, found: 'there', last: on })).toBeUndefined();
});

test('a quote that is gone says since when, and not when it was looked at last', () => {
  expect(said({ on, found: 'gone', since: earlier })).toBe(`gone since ${day(earlier)}`);
  expect(said({ on, found: 'gone' })).toBe(`gone since ${day(on)}`);
  expect(said({ on, found: 'gone', since: lastYear })).toBe(
    `gone since ${day(lastYear, 'numeric')}`,
  );
});

test('a quote that has moved or could not be read says so', () => {
  expect(said({ on, found: 'moved', url: 'https://crumb.example/new' })).toBe(
    'on another page now',
  );
  expect(said({ on, found: 'unreadable' })).toBe(`could not be read on ${day(on)}`);
});
