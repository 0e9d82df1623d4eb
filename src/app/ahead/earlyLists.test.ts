import { afterEach, expect, it } from 'vitest';
import { requestEarly, clearEarlyLists, earlyRowsOf, takeEarlyRequest } from './earlyLists.ts';

afterEach(clearEarlyLists);

const key = ['keywords', 'acme', '1'];

it('returns an early request once', async () => {
  void requestEarly(key, async () => ['bread']);
  await expect(takeEarlyRequest([...key])).resolves.toEqual(['bread']);
  expect(takeEarlyRequest(key)).toBeUndefined();
});

it('keeps lists of different companies apart', () => {
  void requestEarly(key, async () => []);
  expect(takeEarlyRequest(['keywords', 'acme', '2'])).toBeUndefined();
});

it('forgets lists that no page has taken', () => {
  void requestEarly(key, async () => []);
  clearEarlyLists();
  expect(takeEarlyRequest(key)).toBeUndefined();
});

it('rejects only the request that a page takes', async () => {
  await requestEarly(key, () => Promise.reject(new Error('no line')));
  expect(earlyRowsOf(key)).toBeUndefined();
  await expect(takeEarlyRequest(key)).rejects.toThrow('no line');
});

it('returns the rows once they have arrived', async () => {
  const asked = requestEarly(key, async () => ['bread']);
  expect(earlyRowsOf(key)).toBeUndefined();
  await asked;
  expect(earlyRowsOf(key)).toEqual(['bread']);
});
