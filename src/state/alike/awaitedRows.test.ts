import { expect, test } from 'vitest';
import { limits } from '#domain/settings/limits.ts';
import { createOwnedStorage } from '#platform/ownedStorage.ts';
import { memoryStore } from '#platform/textStore.ts';
import { createAwaitedRows } from './awaitedRows.ts';

const key = ['geographies', 'acme', '1'];
const part = [...key, 'part'];
const elsewhere = ['geographies', 'acme', '2'];

/** A browser whose tabs share storage and a clock. */
function browser() {
  const store = memoryStore();
  let time = 5;
  const open = () => {
    const storage = createOwnedStorage(store, () => () => undefined);
    storage.claim('ada');
    return { storage, rows: createAwaitedRows(storage, { now: () => time }) };
  };
  return { open, pass: (ms: number) => void (time += ms) };
}

test('another tab finds the generation, until its time is over', () => {
  const { open, pass } = browser();
  const known = ['1'];
  open().rows.add(key, known);
  const { rows } = open();
  expect(rows.find(key)).toMatchObject({ at: 5, known });
  expect(rows.find(elsewhere)).toBeUndefined();
  pass(limits.awaitedRowsMs - 1);
  expect(rows.find(key)).toBeDefined();
  pass(1);
  expect(rows.find(key)).toBeUndefined();
});

test('a key is dropped alone, a list with its parts', () => {
  const { rows } = browser().open();
  for (const each of [key, part, elsewhere]) rows.add(each, []);
  rows.dropKey(key);
  expect([key, part, elsewhere].map((each) => Boolean(rows.find(each)))).toEqual([
    false,
    true,
    true,
  ]);
  rows.add(key, []);
  rows.dropList(key.join('|'));
  expect([key, part, elsewhere].map((each) => Boolean(rows.find(each)))).toEqual([
    false,
    false,
    true,
  ]);
});

test('unreadable entries are ignored', () => {
  const { storage, rows } = browser().open();
  storage.writeJson('awaitedRows', [null, { key: key.join('|'), at: 'now', known: [] }]);
  expect(rows.find(key)).toBeUndefined();
  storage.writeJson('awaitedRows', 'x');
  expect(rows.find(key)).toBeUndefined();
});
