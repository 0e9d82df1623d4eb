import { createOwnedStorage } from '../ownedStorage.ts';
import { memoryStore } from '../textStore.ts';

/** The storage of a browser in which this person is signed in. */
export function storageOf(person: string, store = memoryStore()) {
  const storage = createOwnedStorage(store, () => () => undefined);
  storage.claim(person);
  return storage;
}
