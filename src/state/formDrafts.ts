import type { OwnedStorage } from '#platform/ownedStorage.ts';
import type { TypedWrites } from './typedWrites.ts';

/** Unfinished forms by name. */
export interface FormDrafts {
  read(name: string): unknown;
  /** Keeps a draft when typing pauses; until then it is read from memory. */
  write(name: string, fields: object): void;
  drop(name: string): void;
  /** Writes at once what waits for a pause in typing. */
  flush(): void;
}

/** Drafts of so many forms are kept; the one written longest ago gives way. */
const mostDrafts = 20;

const entriesOf = (kept: unknown): Readonly<Record<string, unknown>> | undefined =>
  typeof kept === 'object' && kept !== null && !Array.isArray(kept) ? { ...kept } : undefined;

/** What was typed into forms and not sent yet, kept for its owner (D13, D14). */
export function createFormDrafts(storage: OwnedStorage, typed: TypedWrites): FormDrafts {
  const waiting = new Map<string, object>();
  const all = () => storage.readJson('formDrafts', entriesOf) ?? {};
  const keep = (entries: readonly (readonly [string, unknown])[]) =>
    storage.writeJson('formDrafts', Object.fromEntries(entries.slice(-mostDrafts)));
  const keepWaiting = () => {
    if (waiting.size === 0) return;
    const others = Object.entries(all()).filter(([name]) => !waiting.has(name));
    keep([...others, ...waiting]);
    waiting.clear();
  };

  return {
    read: (name) => {
      if (waiting.has(name)) return waiting.get(name);
      const kept = all();
      return Object.hasOwn(kept, name) ? kept[name] : undefined;
    },
    write: (name, fields) => {
      // A draft that is written again is the newest.
      waiting.delete(name);
      waiting.set(name, fields);
      typed.soon('formDrafts', keepWaiting);
    },
    drop: (name) => {
      waiting.delete(name);
      const entries = Object.entries(all());
      const others = entries.filter(([other]) => other !== name);
      if (others.length < entries.length) keep(others);
    },
    flush: typed.flush,
  };
}
