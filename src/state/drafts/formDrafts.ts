import type { OwnedStorage } from '#platform/ownedStorage.ts';

/** Unfinished forms by name. */
export interface FormDrafts {
  read(name: string): unknown;
  write(name: string, fields: object): void;
  drop(name: string): void;
}

/** Drafts of so many forms are kept; the one written longest ago gives way. */
const mostDrafts = 20;

const entriesOf = (kept: unknown): Readonly<Record<string, unknown>> | undefined =>
  typeof kept === 'object' && kept !== null && !Array.isArray(kept) ? { ...kept } : undefined;

/** What was typed into forms and not sent yet, kept for its owner (D13, D14). */
export function createFormDrafts(storage: OwnedStorage): FormDrafts {
  const all = () => storage.readJson('formDrafts', entriesOf) ?? {};
  const without = (name: string) => Object.entries(all()).filter(([other]) => other !== name);
  return {
    read: (name) => {
      const kept = all();
      return Object.hasOwn(kept, name) ? kept[name] : undefined;
    },
    write: (name, fields) =>
      storage.writeJson(
        'formDrafts',
        Object.fromEntries([...without(name), [name, fields]].slice(-mostDrafts)),
      ),
    drop: (name) => {
      if (Object.hasOwn(all(), name))
        storage.writeJson('formDrafts', Object.fromEntries(without(name)));
    },
  };
}
