import { afterEach, expect, it } from 'vitest';
import { askEarly, dropEarly, rowsAtHand, takeEarly } from './earlyLists.ts';

afterEach(dropEarly);

const key = ['keywords', 'acme', '1'];

it('hands a list that was asked for early to the first who wants it', async () => {
  void askEarly(key, async () => ['bread']);
  await expect(takeEarly([...key])).resolves.toEqual(['bread']);
  expect(takeEarly(key)).toBeUndefined();
});

it('keeps lists of different companies apart', () => {
  void askEarly(key, async () => []);
  expect(takeEarly(['keywords', 'acme', '2'])).toBeUndefined();
});

it('keeps nothing that nobody came for', () => {
  void askEarly(key, async () => []);
  dropEarly();
  expect(takeEarly(key)).toBeUndefined();
});

it('lets a failure be said by whoever comes for it, and by nobody else', async () => {
  await askEarly(key, () => Promise.reject(new Error('no line')));
  expect(rowsAtHand(key)).toBeUndefined();
  await expect(takeEarly(key)).rejects.toThrow('no line');
});

it('has the rows at hand once they are there', async () => {
  const asked = askEarly(key, async () => ['bread']);
  expect(rowsAtHand(key)).toBeUndefined();
  await asked;
  expect(rowsAtHand(key)).toEqual(['bread']);
});
