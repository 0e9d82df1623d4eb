import { expect, test, vi } from 'vitest';
import { createOwnedStorage } from '#platform/ownedStorage.ts';
import { memoryStore } from '#platform/textStore.ts';
import { createStoredClaims } from './storedClaims.ts';

/** Two tabs of one person, and the storage they share. */
function twoTabs() {
  const store = memoryStore();
  const tabs = new Set<(key: string | null) => void>();
  const open = () => {
    const storage = createOwnedStorage(store, (listener) => {
      tabs.add(listener);
      return () => tabs.delete(listener);
    });
    storage.claim('ada');
    return { storage, confirmations: createStoredClaims(storage) };
  };
  const tellOther = () => {
    for (const tell of tabs) tell('confirmedClaims');
  };
  return { open, tellOther };
}

test('a claim counts as confirmed while its request runs, and is not stored', () => {
  const { storage, confirmations } = twoTabs().open();
  const listener = vi.fn();
  confirmations.subscribe(listener);
  confirmations.begin('a');
  expect([...confirmations.snapshot()]).toEqual(['a']);
  expect(listener).toHaveBeenCalledOnce();
  confirmations.end('a');
  expect(confirmations.snapshot().size).toBe(0);
  expect(storage.read('confirmedClaims')).toBeUndefined();
});

test('a stored claim survives a reload, and another tab is notified', () => {
  const { open, tellOther } = twoTabs();
  const here = open();
  const there = open();
  const listener = vi.fn();
  there.confirmations.subscribe(listener);
  here.confirmations.keep('a');
  tellOther();
  expect(listener).toHaveBeenCalled();
  expect(there.confirmations.snapshot().has('a')).toBe(true);
  there.confirmations.keep('b');
  expect([...here.confirmations.snapshot()]).toEqual(['a', 'b']);
  expect(open().confirmations.isKept('b')).toBe(true);
});

test('what one person confirmed in a browser is not confirmed for the next', () => {
  const { storage, confirmations } = twoTabs().open();
  confirmations.keep('a');
  expect(confirmations.snapshot().has('a')).toBe(true);
  storage.claim('ben');
  expect(confirmations.snapshot().size).toBe(0);
  expect(confirmations.isKept('a')).toBe(false);
});
