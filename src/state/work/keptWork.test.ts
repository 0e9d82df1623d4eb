import { expect, it } from 'vitest';
import { nextWork, type Work } from '#domain/work/work.ts';
import { createOwnedStorage } from '#platform/ownedStorage.ts';
import { memoryStore } from '#platform/textStore.ts';
import { createKeptWork } from './keptWork.ts';

const name = 'adding keywords';
const theirs = { 'deleting keywords 1': { name: 'deleting keywords', rest: ['9'], done: [] } };

/** A browser, and another tab that writes with what it has read before. */
function setUp() {
  const store = memoryStore();
  const listeners = new Set<(key: string) => void>();
  const storage = createOwnedStorage(store, (listener) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  });
  storage.claim('ada');
  return {
    kept: createKeptWork(storage, name),
    /** What is left over when all tabs are closed now. */
    leftover: () => {
      const later = createKeptWork(storage, name);
      later.findLeftover();
      return later.leftover();
    },
    read: () => JSON.parse(store.read('unfinishedWork') ?? '{}') as Record<string, unknown>,
    writeElsewhere: (entries: Record<string, unknown>) => {
      store.write('unfinishedWork', JSON.stringify(entries));
      for (const listener of listeners) listener('unfinishedWork');
    },
  };
}

const withRows = (...keys: string[]): Work<string> =>
  nextWork<string>([], { type: 'add', jobs: keys.map((key) => ({ key, data: key })) });
const done = (work: Work<string>, ...keys: string[]): Work<string> =>
  keys.reduce((now, key) => nextWork(now, { type: 'done', key }), work);

it('calls no finished row left over after another tab has written in the same moment', () => {
  const { kept, leftover, read, writeElsewhere } = setUp();
  const rows = withRows('bread', 'cake');
  kept.keep(rows);
  const before = read();
  kept.keep(done(rows, 'bread', 'cake'));
  writeElsewhere({ ...before, ...theirs });
  expect(leftover()).toEqual([]);
  expect(read()).toEqual(theirs);
});

it('keeps what another tab forgot of its rows', () => {
  const { kept, leftover, read, writeElsewhere } = setUp();
  const rows = done(withRows('bread', 'cake'), 'bread');
  kept.keep(rows);
  kept.keep(nextWork(rows, { type: 'stop' }));
  writeElsewhere({});
  expect(leftover()).toEqual([]);
  expect(read()).toEqual({});
});
