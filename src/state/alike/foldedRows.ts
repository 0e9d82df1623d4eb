import type { Folded } from '#domain/lists/alike/folded.ts';
import { limits } from '#domain/settings/limits.ts';
import type { OwnedStorage } from '#platform/ownedStorage.ts';

/** The rows that are folded under a similar row, by list, stored with the person's local data. */
export interface FoldedRows {
  readonly of: (list: string) => readonly Folded[];
  /** The stored text. It changes whenever rows are folded or kept, in any tab. */
  readonly snapshot: () => string | undefined;
  readonly subscribe: (listener: () => void) => () => void;
  fold(list: string, rows: readonly Folded[]): void;
  /** Shows these rows as rows of their own again. */
  keep(list: string, ids: readonly string[]): void;
}

type Stored = readonly [list: string, ...folded: Folded];

const readStored = (value: unknown): readonly Stored[] | undefined =>
  Array.isArray(value)
    ? value.filter(
        (entry): entry is Stored =>
          Array.isArray(entry) &&
          entry.length === 4 &&
          entry.every((text) => typeof text === 'string'),
      )
    : undefined;

export function createFoldedRows(
  storage: Pick<OwnedStorage, 'read' | 'readJson' | 'writeJson' | 'subscribe'>,
): FoldedRows {
  const all = () => storage.readJson('foldedRows', readStored) ?? [];
  const others = (list: string, ids: readonly string[]) =>
    all().filter(([name, id]) => name !== list || !ids.includes(id));
  const write = (rows: readonly Stored[]) =>
    storage.writeJson('foldedRows', rows.slice(-limits.foldedRows));
  return {
    of: (list) =>
      all().flatMap(([name, id, head, hash]) => (name === list ? [[id, head, hash] as const] : [])),
    snapshot: () => storage.read('foldedRows'),
    subscribe: storage.subscribe,
    fold(list, rows) {
      if (rows.length === 0) return;
      const ids = rows.map(([id]) => id);
      write([...others(list, ids), ...rows.map((row): Stored => [list, ...row])]);
    },
    keep: (list, ids) => write(others(list, ids)),
  };
}
