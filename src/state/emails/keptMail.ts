import type { OwnedStorage } from '#platform/ownedStorage.ts';
import { createKeptEntries } from '../work/keptEntries.ts';

/** How many variations each prospect is to have, by id, while they are being written: kept over a reload. */
export interface KeptMail {
  read(): ReadonlyMap<string, number>;
  /** Keeps these prospects' numbers, and forgets those of `over`. */
  write(wanted: ReadonlyMap<string, number>, over: Iterable<string>): void;
}

export function createKeptMail(storage: OwnedStorage, name: string): KeptMail {
  const entries = createKeptEntries(storage);
  const read = (): ReadonlyMap<string, number> => {
    const texts = entries.all().find(([id]) => id === name)?.[1].rest ?? [];
    return new Map(
      texts.flatMap((text) => {
        const [id, count] = text.split(' ');
        return id !== undefined && Number(count) > 0 ? [[id, Number(count)] as const] : [];
      }),
    );
  };
  /** What was written last: it seldom changes, and reading it again costs more than comparing. */
  let latest = '';
  return {
    read,
    write(wanted, over) {
      const now = JSON.stringify([...wanted]);
      if (now === latest) return;
      latest = now;
      const before = read();
      const next = new Map(before);
      for (const id of over) next.delete(id);
      for (const [id, count] of wanted) next.set(id, count);
      const rest = [...next].map(([id, count]) => `${id} ${count}`);
      entries.put(name, rest.length > 0 ? { name, rest, done: [] } : null);
    },
  };
}
