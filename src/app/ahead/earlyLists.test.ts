import { afterEach, expect, it } from 'vitest';
import { requestEarly, clearEarlyLists, earlyRowsOf, takeEarly } from './earlyLists.ts';

afterEach(clearEarlyLists);

const key = ['keywords', 'acme', '1'];

it('hands a list that was asked for early to the first who wants it', async () => {
  void requestEarly(key, async () => ['bread']);
  await expect(takeEarly([...key])).resolves.toEqual(['bread']);
  expect(takeEarly(key)).toBeUndefined();
});

it('keeps lists of different companies apart', () => {
  void requestEarly(key, async () => []);
  expect(takeEarly(['keywords', 'acme', '2'])).toBeUndefined();
});

it('keeps nothing that nobody came for', () => {
  void requestEarly(key, async () => []);
  clearEarlyLists();
  expect(takeEarly(key)).toBeUndefined();
});

it('lets a failure be said by whoever comes for it, and by nobody else', async () => {
  await requestEarly(key, () => Promise.reject(new Error('no line')));
  expect(earlyRowsOf(key)).toBeUndefined();
  await expect(takeEarly(key)).rejects.toThrow('no line');
});

it('has the rows at hand once they are there', async () => {
  const asked = requestEarly(key, async () => ['bread']);
  expect(earlyRowsOf(key)).toBeUndefined();
  await asked;
  expect(earlyRowsOf(key)).toEqual(['bread']);
});
