import { expect, test } from 'vitest';
import { plainBoardView, readBoardView, shownOnBoard, writeBoardView } from './grounds.ts';

test.each([{ isToCheck: true }, plainBoardView])('an address shows the same view: %j', (view) => {
  expect(readBoardView(writeBoardView(view))).toEqual(view);
});

test('the default view writes nothing, and an invalid address is the default view', () => {
  expect(writeBoardView(plainBoardView).toString()).toBe('');
  expect(readBoardView(new URLSearchParams('check=7'))).toEqual(plainBoardView);
});

test('the filter shows rows with something to check', () => {
  const open = { grounds: { evidence: [], assumptions: ['title'], isSample: false } };
  expect(shownOnBoard([open, {}], { isToCheck: true })).toEqual([open]);
  expect(shownOnBoard([open, {}], plainBoardView)).toEqual([open, {}]);
});
