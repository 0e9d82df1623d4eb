import type { OwnedStorage } from '#platform/ownedStorage.ts';
import { createKeptEntries } from '../formerWork/keptEntries.ts';
import type { WantedCounts } from './mailJobs.ts';

/** Stores the wanted number of variations of each prospect, so that a reload loses no unfinished work. */
export interface KeptMail {
  read(): WantedCounts;
  /** Stores these counts in place of those that this tab stored before. Of the counts of several tabs the highest is kept. */
  write(wanted: WantedCounts): void;
}

export function createKeptMail(storage: OwnedStorage, name: string): KeptMail {
  const entries = createKeptEntries(storage);
  const read = () => {
    const texts = entries.all().find(([id]) => id === name)?.[1].rest ?? [];
    return new Map(
      texts.flatMap((text) => {
        const [id, count] = text.split(' ');
        return id !== undefined && Number(count) > 0 ? [[id, Number(count)] as const] : [];
      }),
    );
  };
  /** The counts that this tab has stored. */
  let mine: WantedCounts = new Map();
  return {
    read,
    write(wanted) {
      if (JSON.stringify([...wanted]) === JSON.stringify([...mine])) return;
      const next = read();
      // Another count than the stored one is that of a tab that wants more.
      for (const [id, count] of mine) if (next.get(id) === count) next.delete(id);
      for (const [id, count] of wanted) next.set(id, Math.max(count, next.get(id) ?? 0));
      mine = wanted;
      const rest = [...next].map(([id, count]) => `${id} ${count}`);
      entries.put(name, rest.length > 0 ? { name, rest, done: [] } : null);
    },
  };
}
