import type { OwnedStorage } from '#platform/ownedStorage.ts';

/** The keys of one piece of work: unfinished ones in `rest`, finished ones in `done`. */
export interface KeptEntry {
  readonly name: string;
  readonly rest: readonly string[];
  readonly done: readonly string[];
}

type KeptEntries = readonly (readonly [id: string, entry: KeptEntry])[];

const isTexts = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((text) => typeof text === 'string');

const isEntry = (value: unknown): value is KeptEntry =>
  typeof value === 'object' &&
  value !== null &&
  'name' in value &&
  'rest' in value &&
  'done' in value &&
  isTexts(value.rest) &&
  isTexts(value.done);

const entriesOf = (kept: unknown): KeptEntries | undefined =>
  typeof kept === 'object' && kept !== null
    ? Object.entries(kept).flatMap(([id, entry]) => (isEntry(entry) ? [[id, entry] as const] : []))
    : undefined;

/** Creates the store of all unfinished work in this browser, by id. */
export function createKeptEntries(storage: OwnedStorage) {
  const all = (): KeptEntries => storage.readJson('unfinishedWork', entriesOf) ?? [];
  const write = (entries: KeptEntries) =>
    entries.length > 0
      ? storage.writeJson('unfinishedWork', Object.fromEntries(entries))
      : storage.remove('unfinishedWork');
  return {
    all,
    put(id: string, entry: KeptEntry | null) {
      const others = all().filter(([other]) => other !== id);
      write(entry ? [...others, [id, entry]] : others);
    },
  };
}
