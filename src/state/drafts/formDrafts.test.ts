import { describe, expect, it } from 'vitest';
import { createOwnedStorage } from '#platform/ownedStorage.ts';
import { memoryStore } from '#platform/textStore.ts';
import { createFormDrafts } from './formDrafts.ts';

const setUp = (kept: Record<string, string> = {}) => {
  const storage = createOwnedStorage(memoryStore(kept), () => () => undefined);
  storage.claim('ann');
  return { storage, drafts: createFormDrafts(storage) };
};

describe('drafts of forms', () => {
  it('come back until they are dropped', () => {
    const { drafts } = setUp();
    drafts.write('usps.new', { title: 'Fast' });
    drafts.write('keywords.new', { keyword: 'shoes' });
    expect(drafts.read('usps.new')).toEqual({ title: 'Fast' });
    drafts.drop('usps.new');
    expect(drafts.read('usps.new')).toBeUndefined();
    expect(drafts.read('keywords.new')).toEqual({ keyword: 'shoes' });
  });

  it('belong to one person', () => {
    const { storage, drafts } = setUp();
    drafts.write('usps.new', { title: 'Fast' });
    storage.claim('bob');
    expect(drafts.read('usps.new')).toBeUndefined();
    storage.claim('ann');
    expect(drafts.read('usps.new')).toEqual({ title: 'Fast' });
  });

  it('are none where what is kept makes no sense', () => {
    for (const text of ['', '{', '[]', 'null', '"x"', '7']) {
      const { drafts } = setUp({ formDrafts: text });
      expect(drafts.read('toString')).toBeUndefined();
      drafts.write('toString', { name: 'odd' });
      expect(drafts.read('toString')).toEqual({ name: 'odd' });
    }
  });

  it('make way, the oldest first', () => {
    const { drafts } = setUp();
    for (let form = 0; form <= 20; form += 1) drafts.write(`form ${form}`, { form });
    expect(drafts.read('form 0')).toBeUndefined();
    expect(drafts.read('form 1')).toEqual({ form: 1 });
  });
});
