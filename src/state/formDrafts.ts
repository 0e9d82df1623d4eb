import { readJson } from '#domain/entities/json.ts';
import type { OwnedStorage } from '#platform/ownedStorage.ts';
import type { TextStore } from '#platform/textStore.ts';

/**
 * Creates the store of what was typed in open forms. It belongs to this tab, survives a reload and a new sign-in, and is
 * read by the person who typed it only (D13, D64).
 */
export function createFormDrafts(store: TextStore, { owner }: Pick<OwnedStorage, 'owner'>) {
  const keyOf = (name: string) => `draft|${owner() ?? ''}|${name}`;
  return {
    read: (name: string): unknown => readJson(store.read(keyOf(name))) ?? null,
    write: (name: string, draft: object) => store.write(keyOf(name), JSON.stringify(draft)),
    drop: (name: string) => store.remove(keyOf(name)),
    /** Drops all that this person has typed in this tab. */
    dropAll: () => store.removeAll(keyOf('')),
  };
}
