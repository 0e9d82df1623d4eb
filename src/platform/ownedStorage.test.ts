import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import type { OwnedKey } from '#domain/session/localKeys.ts';
import { createOwnedStorage } from './ownedStorage.ts';
import { memoryStore } from './textStore.ts';

const alone = () => () => undefined;

function open(store = memoryStore()) {
  return { store, storage: createOwnedStorage(store, alone) };
}

describe('createOwnedStorage', () => {
  it('stores values under the keys of the specification', () => {
    const { store, storage } = open();
    storage.claim('ada|acme');
    storage.write('onboardingStage', 'usps');
    storage.writeJson('selectedTargetCompanyIds', [1, '2']);
    expect(store.read('onboardingStage')).toBe('usps');
    expect(store.read('selectedTargetCompanyIds')).toBe('[1,"2"]');
    expect(store.read('owner')).toBe('ada|acme');
  });

  it('has another owner once another person signs in in another tab, not when somebody signs out there', () => {
    const { store, storage: here } = open();
    const there = createOwnedStorage(store, alone);
    here.claim('ada|acme');
    there.claim('ada|acme');
    there.release();
    expect(here.isCurrentOwner()).toBe(true);
    there.claim('bob|acme');
    expect(here.isCurrentOwner()).toBe(false);
  });

  it('gives values without an owner to the first person who signs in', () => {
    const { storage } = open(memoryStore({ onboardingStage: 'icps' }));
    storage.claim('ada|acme');
    expect(storage.read('onboardingStage')).toBe('icps');
  });

  it('keeps two tabs with different people apart', () => {
    const { store, storage: ada } = open();
    const bob = createOwnedStorage(store, alone);
    ada.claim('ada|acme');
    ada.write('company', 'Ada & Co');
    bob.claim('bob|acme');
    ada.write('company', 'Ada & Sons');
    expect(bob.read('company')).toBeUndefined();
    expect(ada.read('company')).toBe('Ada & Sons');
    ada.release();
    bob.write('company', 'Bob');
    expect(bob.read('company')).toBe('Bob');
    ada.claim('ada|acme');
    expect(ada.read('company')).toBe('Ada & Sons');
  });

  it('treats values that cannot be read as absent', () => {
    const { storage } = open();
    storage.claim('ada|acme');
    const list = (value: unknown) => (Array.isArray(value) ? value : undefined);
    fc.assert(
      fc.property(fc.string(), (text) => {
        storage.write('selectedProspectIds', text);
        expect(storage.readJson('selectedProspectIds', list) ?? []).toBeInstanceOf(Array);
      }),
    );
    storage.write('selectedProspectIds', '[7]');
    expect(storage.readJson('selectedProspectIds', list)).toEqual([7]);
    storage.write('selectedProspectIds', '{"0":7}');
    expect(storage.readJson('selectedProspectIds', list)).toBeUndefined();
  });

  it('calls the listener for changes in this tab and in others', () => {
    let fromOutside: (key: string | null) => void = () => undefined;
    const forget = vi.fn<() => void>();
    const storage = createOwnedStorage(memoryStore(), (listener) => {
      fromOutside = listener;
      return forget;
    });
    const heard: OwnedKey[] = [];
    const stop = storage.subscribe((key) => heard.push(key));
    storage.claim('ada|acme');
    storage.write('company', 'Acme');
    fromOutside('selectedProspectIds');
    fromOutside('something-else');
    fromOutside(null);
    stop();
    storage.write('company', 'Late');
    expect(heard).toEqual(['company', 'selectedProspectIds']);
    expect(forget).toHaveBeenCalledOnce();
  });
});
