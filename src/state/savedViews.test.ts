import { expect, test } from 'vitest';
import type { SavedView } from '#domain/lists/savedViews.ts';
import { createOwnedStorage } from '#platform/ownedStorage.ts';
import { memoryStore } from '#platform/textStore.ts';
import { changeSavedViews, savedViewsIn } from './savedViews.ts';

const rye: SavedView = { list: 'keywords', name: 'Rye', query: 'q=rye' };

/** Two tabs that do not see each other's writes in time. */
function twoTabs() {
  const store = memoryStore();
  const open = () => {
    const storage = createOwnedStorage(store, () => () => undefined);
    storage.claim('ada');
    return storage;
  };
  return [open(), open()] as const;
}

test('both tabs keep what they save', () => {
  const [here, there] = twoTabs();
  const spelt = { ...rye, name: 'Spelt' };
  expect(changeSavedViews(here, { kind: 'save', view: rye })).toBe(true);
  expect(changeSavedViews(there, { kind: 'save', view: spelt })).toBe(true);
  expect(savedViewsIn(here)).toEqual([rye, spelt]);
});

test('a name that the other tab has taken is refused, and what it saved stays', () => {
  const [here, there] = twoTabs();
  changeSavedViews(here, { kind: 'save', view: rye });
  const other = { ...rye, name: 'rye', query: 'q=other' };
  expect(changeSavedViews(there, { kind: 'save', view: other })).toBe(false);
  expect(savedViewsIn(there)).toEqual([rye]);
});

test('a view that the other tab has deleted is not updated or renamed', () => {
  const [here, there] = twoTabs();
  changeSavedViews(here, { kind: 'save', view: rye });
  changeSavedViews(there, { kind: 'remove', view: rye });
  expect(changeSavedViews(here, { kind: 'update', view: { ...rye, query: 'q=x' } })).toBe(false);
  expect(changeSavedViews(here, { kind: 'rename', view: rye, name: 'Bread' })).toBe(false);
  expect(savedViewsIn(here)).toEqual([]);
});
