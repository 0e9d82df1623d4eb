import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createOwnedStorage } from '#platform/ownedStorage.ts';
import { memoryStore } from '#platform/textStore.ts';
import { createFormDrafts } from './formDrafts.ts';
import { createTypedWrites } from './typedWrites.ts';

const setUp = (stored: Record<string, string> = {}) => {
  const storage = createOwnedStorage(memoryStore(stored), () => () => undefined);
  storage.claim('ann');
  const listeners = new Set<() => void>();
  const typedWrites = createTypedWrites((listener) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  });
  const drafts = createFormDrafts(storage, typedWrites);
  const leavePage = () => {
    for (const listener of listeners) listener();
  };
  return { storage, drafts, listeners, leavePage };
};

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('form drafts', () => {
  it('are read back until they are dropped', () => {
    const { drafts } = setUp();
    drafts.write('usps.new', { title: 'Fast' });
    drafts.write('keywords.new', { keyword: 'shoes' });
    expect(drafts.read('usps.new')).toEqual({ title: 'Fast' });
    drafts.drop('usps.new');
    expect(drafts.read('usps.new')).toBeUndefined();
    expect(drafts.read('keywords.new')).toEqual({ keyword: 'shoes' });
    drafts.flush();
    drafts.drop('keywords.new');
    expect(drafts.read('keywords.new')).toBeUndefined();
  });

  it('belong to one person', () => {
    const { storage, drafts } = setUp();
    drafts.write('usps.new', { title: 'Fast' });
    drafts.flush();
    storage.claim('bob');
    expect(drafts.read('usps.new')).toBeUndefined();
    storage.claim('ann');
    expect(drafts.read('usps.new')).toEqual({ title: 'Fast' });
  });

  it('are absent when the stored value is invalid', () => {
    for (const text of ['', '{', '[]', 'null', '"x"', '7']) {
      const { drafts } = setUp({ formDrafts: text });
      expect(drafts.read('toString')).toBeUndefined();
      drafts.write('toString', { name: 'odd' });
      drafts.flush();
      expect(drafts.read('toString')).toEqual({ name: 'odd' });
    }
  });

  it('drop the oldest when there are too many', () => {
    const { drafts } = setUp();
    for (let form = 0; form <= 20; form += 1) drafts.write(`form ${form}`, { form });
    drafts.flush();
    expect(drafts.read('form 0')).toBeUndefined();
    expect(drafts.read('form 1')).toEqual({ form: 1 });
  });
});

describe('storing a draft', () => {
  it('waits for a pause in typing', () => {
    const { storage, drafts, listeners } = setUp();
    const write = vi.spyOn(storage, 'writeJson');
    for (const title of ['F', 'Fa', 'Fas']) {
      drafts.write('usps.new', { title });
      vi.advanceTimersByTime(100);
    }
    expect(write).not.toHaveBeenCalled();
    vi.advanceTimersByTime(400);
    expect(write).toHaveBeenCalledTimes(1);
    expect(storage.read('formDrafts')).toBe('{"usps.new":{"title":"Fas"}}');
    expect(listeners.size).toBe(0);
  });

  it('waits no longer than the maximum delay', () => {
    const { storage, drafts } = setUp();
    for (let key = 0; key < 30; key += 1) {
      drafts.write('usps.new', { title: `${key}` });
      vi.advanceTimersByTime(100);
    }
    expect(storage.read('formDrafts')).toBeDefined();
  });

  it('happens at once when the page is hidden or left', () => {
    const { storage, drafts, leavePage } = setUp();
    drafts.write('usps.new', { title: 'Fast' });
    leavePage();
    expect(storage.read('formDrafts')).toBe('{"usps.new":{"title":"Fast"}}');
  });

  it('does not happen for a form that was sent or discarded meanwhile', () => {
    const { storage, drafts, leavePage } = setUp();
    drafts.write('usps.new', { title: 'Fast' });
    drafts.drop('usps.new');
    leavePage();
    vi.advanceTimersByTime(1000);
    expect(storage.read('formDrafts')).toBeUndefined();
  });

  it('keeps what another tab has stored meanwhile', () => {
    const { storage, drafts } = setUp();
    drafts.write('usps.new', { title: 'Fast' });
    storage.writeJson('formDrafts', { 'icps.new': { title: 'Cafés' } });
    drafts.flush();
    expect(drafts.read('icps.new')).toEqual({ title: 'Cafés' });
    expect(drafts.read('usps.new')).toEqual({ title: 'Fast' });
  });
});
