import { expect, test, vi } from 'vitest';
import { limits } from '#domain/settings/limits.ts';
import { createOwnedStorage } from '#platform/ownedStorage.ts';
import { memoryStore } from '#platform/textStore.ts';
import { createFoldedRows } from './foldedRows.ts';

function twoTabs() {
  const store = memoryStore();
  const tabs = new Set<(key: string | null) => void>();
  const open = (owner = 'ada') => {
    const storage = createOwnedStorage(store, (listener) => {
      tabs.add(listener);
      return () => tabs.delete(listener);
    });
    storage.claim(owner);
    return { storage, folded: createFoldedRows(storage) };
  };
  return { open, tell: () => tabs.forEach((tell) => tell('foldedRows')) };
}

test('folded rows stay folded through a reload, each list on its own', () => {
  const { open } = twoTabs();
  open().folded.fold('keywords|acme|1', [['7', '1', 'x']]);
  expect(open().folded.of('keywords|acme|1')).toEqual([['7', '1', 'x']]);
  expect(open().folded.of('keywords|acme|2')).toEqual([]);
});

test('a kept row is shown in the other tab too', () => {
  const { open, tell } = twoTabs();
  const [here, there] = [open().folded, open().folded];
  here.fold('usps|acme|1', [
    ['7', '1', 'x'],
    ['8', '1', 'y'],
  ]);
  const listener = vi.fn();
  there.subscribe(listener);
  const before = there.snapshot();
  here.keep('usps|acme|1', ['7']);
  tell();
  expect(listener).toHaveBeenCalled();
  expect(there.snapshot()).not.toBe(before);
  expect(there.of('usps|acme|1')).toEqual([['8', '1', 'y']]);
});

test('another person has no folded rows, and invalid stored values are ignored', () => {
  const { open } = twoTabs();
  const { storage, folded } = open();
  folded.fold('usps|acme|1', [['7', '1', 'x']]);
  expect(open('bea').folded.of('usps|acme|1')).toEqual([]);
  storage.claim('ada');
  storage.write('foldedRows', '[["usps|acme|1",7],null,{}]');
  expect(folded.of('usps|acme|1')).toEqual([]);
});

test('the oldest folded rows beyond the limit are shown again', () => {
  const { folded } = twoTabs().open();
  const many = Array.from(
    { length: limits.foldedRows + 1 },
    (_nothing, index) => [`${index}`, 'a', 'x'] as const,
  );
  folded.fold('usps|acme|1', many);
  expect(folded.of('usps|acme|1')).toHaveLength(limits.foldedRows);
  expect(folded.of('usps|acme|1')[0]?.[0]).toBe('1');
});
