import type { OwnedStorage } from '#platform/ownedStorage.ts';
import type { TextStore } from '#platform/textStore.ts';

/** What was typed in open forms, by the form's name. */
export interface FormDrafts {
  read(name: string): unknown;
  write(name: string, draft: object): void;
  drop(name: string): void;
}

/**
 * Creates the store of what was typed in open forms. It belongs to this tab, survives a reload and a new sign-in, and is
 * read by the person who typed it only (D13, D64).
 */
export function createFormDrafts(
  store: TextStore,
  { owner }: Pick<OwnedStorage, 'owner'>,
): FormDrafts {
  const keyOf = (name: string) => `draft|${owner() ?? ''}|${name}`;
  return {
    read(name) {
      try {
        return JSON.parse(store.read(keyOf(name)) ?? 'null') as unknown;
      } catch {
        return null;
      }
    },
    write: (name, draft) => store.write(keyOf(name), JSON.stringify(draft)),
    drop: (name) => store.remove(keyOf(name)),
  };
}
