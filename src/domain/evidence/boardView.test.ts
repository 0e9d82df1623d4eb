import { expect, test } from 'vitest';
import { plainBoardView, readBoardView, shownOnBoard, writeBoardView } from './boardView.ts';

test.each([{ isToCheck: true }, plainBoardView])('an address shows the same view: %j', (view) => {
  expect(readBoardView(writeBoardView(view))).toEqual(view);
});

test('a plain view has a plain address, and nonsense in an address is a plain view', () => {
  expect(writeBoardView(plainBoardView).toString()).toBe('');
  expect(readBoardView(new URLSearchParams('check=7'))).toEqual(plainBoardView);
});

test('the filter leaves what is to be checked', () => {
  const open = { grounds: { evidence: [], assumptions: ['title'], isSample: false } };
  expect(shownOnBoard([open, {}], { isToCheck: true })).toEqual([open]);
  expect(shownOnBoard([open, {}], plainBoardView)).toEqual([open, {}]);
});
