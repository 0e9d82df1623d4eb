import { expect, test } from 'vitest';
import {
  countGrounds,
  fieldGrounds,
  isGone,
  isSample,
  isToCheck,
  type Checked,
  type Grounds,
  plainBoardView,
  readBoardView,
  shownOnBoard,
  writeBoardView,
  pageAddress,
} from './grounds.ts';

const row = (grounds: Partial<Grounds>) => ({
  grounds: { evidence: [], assumptions: [], isSample: false, ...grounds },
});
const fromPage = { field: 'title', quote: 'Baked by six.', url: 'https://crumb.example/' };
const fromDescription = { field: 'title', quote: 'We bake.' };

test('a row without evidence from the server has none', () => {
  expect(isToCheck({})).toBe(false);
  expect(isSample({})).toBe(false);
  expect(fieldGrounds({}, 'title')).toEqual({ evidence: [], isAssumed: false });
});

test('each field has its own evidence and its own assumption', () => {
  const one = row({ evidence: [fromPage], assumptions: ['goals'] });
  expect(fieldGrounds(one, 'title')).toEqual({ evidence: [fromPage], isAssumed: false });
  expect(fieldGrounds(one, 'goals')).toEqual({ evidence: [], isAssumed: true });
});

test('the count is null when no row has evidence, as with samples', () => {
  expect(countGrounds([])).toBeNull();
  expect(countGrounds([{}, row({ isSample: true })])).toBeNull();
});

test('a row with a sentence of the website counts, even with something to check', () => {
  const rows = [
    row({ evidence: [fromPage] }),
    row({ evidence: [fromPage], assumptions: ['goals'] }),
    row({ evidence: [fromDescription] }),
    row({ assumptions: ['title'] }),
    {},
  ];
  expect(countGrounds(rows)).toEqual({ onWebsite: 2, toCheck: 2, of: 5 });
});

test.each([
  plainBoardView,
  { isToCheck: true, isGone: false },
  { isToCheck: false, isGone: true },
  { isToCheck: true, isGone: true },
])('an address shows the same view: %j', (view) => {
  expect(readBoardView(writeBoardView(view))).toEqual(view);
});

test('the default view writes nothing, and an invalid address is the default view', () => {
  expect(writeBoardView(plainBoardView).toString()).toBe('');
  expect(readBoardView(new URLSearchParams('check=7'))).toEqual(plainBoardView);
});

test('the filter shows rows with something to check', () => {
  const open = { grounds: { evidence: [], assumptions: ['title'], isSample: false } };
  expect(shownOnBoard([open, {}], { ...plainBoardView, isToCheck: true })).toEqual([open]);
  expect(shownOnBoard([open, {}], plainBoardView)).toEqual([open, {}]);
});

test('the filter shows rows that rest on a sentence that is gone', () => {
  const found = (each: Checked['found']) =>
    row({
      evidence: [fromPage, { ...fromPage, checked: { on: '2026-11-24T06:00:00Z', found: each } }],
    });
  const lost = found('gone');
  const rows = [row({ evidence: [fromPage] }), found('there'), found('moved'), found('unreadable')];
  expect(rows.filter(isGone)).toEqual([]);
  expect(shownOnBoard([...rows, lost], { ...plainBoardView, isGone: true })).toEqual([lost]);
  expect(shownOnBoard([lost], { isToCheck: true, isGone: true })).toEqual([]);
  expect(readBoardView(new URLSearchParams('check=gone'))).toEqual({
    isToCheck: false,
    isGone: true,
  });
});

test.each([
  ['https://crumb.example/about', 'https://crumb.example/about'],
  ['http://crumb.example', 'http://crumb.example/'],
  ['HTTPS://Crumb.example/a b', 'https://crumb.example/a%20b'],
])('opens %s', (text, href) => {
  expect(pageAddress(text)).toBe(href);
});

test.each([
  'javascript:alert(1)',
  ' java\tscript:alert(1)',
  'data:text/html,<b>',
  'blob:https://crumb.example/1',
  'file:///etc/passwd',
  'ftp://crumb.example',
  'https://me:secret@crumb.example',
  'https://crumb.example@evil.example',
  '//evil.example',
  '/about',
  'crumb.example',
  'https://',
  '',
])('does not open %s', (text) => {
  expect(pageAddress(text)).toBeUndefined();
});
