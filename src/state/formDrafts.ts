import type { OwnedStorage } from '#platform/ownedStorage.ts';
import type { TypedWrites } from './typedWrites.ts';

/** Drafts of unfinished forms, by form name. */
export interface FormDrafts {
  read(name: string): unknown;
  /** Stores a draft at the next pause in typing. Until then `read` returns it from memory. */
  write(name: string, fields: object): void;
  drop(name: string): void;
  /** Stores at once all drafts that wait for a pause in typing. */
  flush(): void;
}

/** Maximum number of stored drafts. The oldest one is dropped first. */
const maxDrafts = 20;

const entriesOf = (stored: unknown): Readonly<Record<string, unknown>> | undefined =>
  typeof stored === 'object' && stored !== null && !Array.isArray(stored)
    ? { ...stored }
    : undefined;

/** Creates the store of form drafts, stored for each person (D13, D14). */
export function createFormDrafts(storage: OwnedStorage, typedWrites: TypedWrites): FormDrafts {
  const pending = new Map<string, object>();
  const all = () => storage.readJson('formDrafts', entriesOf) ?? {};
  const store = (entries: readonly (readonly [string, unknown])[]) =>
    storage.writeJson('formDrafts', Object.fromEntries(entries.slice(-maxDrafts)));
  const storePending = () => {
    if (pending.size === 0) return;
    const others = Object.entries(all()).filter(([name]) => !pending.has(name));
    store([...others, ...pending]);
    pending.clear();
  };

  return {
    read: (name) => {
      if (pending.has(name)) return pending.get(name);
      const stored = all();
      return Object.hasOwn(stored, name) ? stored[name] : undefined;
    },
    write: (name, fields) => {
      // Deleted first, so that a rewritten draft becomes the newest.
      pending.delete(name);
      pending.set(name, fields);
      typedWrites.soon('formDrafts', storePending);
    },
    drop: (name) => {
      pending.delete(name);
      const entries = Object.entries(all());
      const others = entries.filter(([other]) => other !== name);
      if (others.length < entries.length) store(others);
    },
    flush: typedWrites.flush,
  };
}
