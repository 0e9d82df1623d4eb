import { describe, expect, it } from 'vitest';
import { browserStore } from './textStore.ts';

function fakeStorage(kept = new Map<string, string>()) {
  return {
    kept,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
    key: (at: number) => [...kept.keys()][at] ?? null,
    get length() {
      return kept.size;
    },
  };
}

const refuse = (name: string) => (): never => {
  throw new DOMException('no', name);
};

describe('browserStore', () => {
  it('stores texts in the browser', () => {
    const storage = fakeStorage();
    const store = browserStore(() => storage);
    store.write('company', 'Acme');
    expect(storage.kept.get('company')).toBe('Acme');
    expect(store.read('company')).toBe('Acme');
    store.remove('company');
    expect(store.read('company')).toBeUndefined();
    expect(store.read('never')).toBeUndefined();
  });

  it('uses memory when the browser refuses access to its storage', () => {
    const store = browserStore(refuse('SecurityError'));
    expect(store.read('company')).toBeUndefined();
    store.write('company', 'Acme');
    expect(store.read('company')).toBe('Acme');
    store.remove('company');
    expect(store.read('company')).toBeUndefined();
  });

  it('keeps a value in memory while the storage is full', () => {
    const storage = fakeStorage(new Map([['company', 'Old']]));
    let isFull = true;
    const store = browserStore(() => ({
      ...storage,
      setItem: (key, value) =>
        isFull ? refuse('QuotaExceededError')() : storage.setItem(key, value),
    }));
    store.write('company', 'New');
    expect(store.read('company')).toBe('New');
    isFull = false;
    store.write('company', 'Newest');
    expect(storage.kept.get('company')).toBe('Newest');
    expect(store.read('company')).toBe('Newest');
  });

  it('removes all values whose keys begin alike, also those that are only in memory', () => {
    const storage = fakeStorage(
      new Map([
        ['draft|ada|usps', '{}'],
        ['draft|adam|usps', '{}'],
      ]),
    );
    const full = { ...storage, key: storage.key, length: 2, setItem: refuse('QuotaExceededError') };
    const store = browserStore(() => full);
    store.write('draft|ada|icps', '{}');
    store.removeAll('draft|ada|');
    expect(store.read('draft|ada|usps')).toBeUndefined();
    expect(store.read('draft|ada|icps')).toBeUndefined();
    expect(store.read('draft|adam|usps')).toBe('{}');
  });

  it('tells whether a value was written or removed, and changes nothing when it was not', () => {
    const storage = fakeStorage(new Map([['company', 'Old']]));
    let isRefusing = true;
    const unwilling = (work: () => void) => (isRefusing ? refuse('QuotaExceededError')() : work());
    const store = browserStore(() => ({
      ...storage,
      setItem: (key, value) => unwilling(() => storage.setItem(key, value)),
      removeItem: (key) => unwilling(() => storage.removeItem(key)),
    }));
    expect([store.tryWrite('company', 'New'), store.tryRemove('company')]).toEqual([false, false]);
    expect(store.read('company')).toBe('Old');
    isRefusing = false;
    expect(store.tryWrite('company', 'New')).toBe(true);
    expect(store.read('company')).toBe('New');
    expect(store.tryRemove('company')).toBe(true);
    expect(store.read('company')).toBeUndefined();
  });

  it('treats a value as removed when the browser refuses to remove it', () => {
    const storage = fakeStorage(new Map([['company', 'Acme']]));
    const store = browserStore(() => ({ ...storage, removeItem: refuse('SecurityError') }));
    store.remove('company');
    expect(store.read('company')).toBeUndefined();
  });
});
